import { readOwnUpload } from "@roomwright/contract/media/uploads"
import { useEffect, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import type { PictureDraft } from "./product-draft.ts"

/** Gives where each picture is seen; one that was uploaded before the page was loaded is asked for anew. */
export function useWaitingPictures(pictures: readonly PictureDraft[]): (picture: PictureDraft) => string {
  const language = useLanguage()
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const lost = pictures
    .filter(({ id, address }) => address === null && !(id in found))
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (lost === "") return
    let isGone = false
    for (const id of lost.split(","))
      siteCall(language)(readOwnUpload, { params: { id } }).then(
        ({ address }) => {
          if (!isGone && address !== null) setFound((before) => ({ ...before, [id]: address }))
        },
        // Its blurred picture stays; saving says what is the matter.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [lost, language])
  return ({ id, address, placeholder }) => address ?? found[id] ?? placeholder
}
