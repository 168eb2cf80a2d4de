import type { Item } from "@roomwright/scene/kinds/item/item"
import { use, useEffect, useSyncExternalStore } from "react"
import { LibraryHostContext } from "../../library/use-library-host.ts"
import { knownOutlines, loadOutlines, onOutlines, type Outlines } from "./file-outlines.ts"

/** The outlines of these files, as far as they have come. */
export function useOutlines(references: readonly Item["model"][]): Outlines {
  const host = use(LibraryHostContext)
  const wanted = [...new Set(references)].toSorted().join(" ")
  useEffect(() => {
    if (host && wanted !== "") void loadOutlines(host, wanted.split(" "))
  }, [host, wanted])
  return useSyncExternalStore(onOutlines, knownOutlines, knownOutlines)
}
