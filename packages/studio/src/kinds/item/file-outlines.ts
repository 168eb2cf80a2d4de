import type { Item } from "@roomwright/scene/kinds/item/item"
import type { LibraryHost, PieceOutline } from "../../library/library-host.ts"

type Reference = Item["model"]
export type Outlines = ReadonlyMap<Reference, PieceOutline>
type OutlineHost = Pick<LibraryHost, "outlines">

/** What the server takes at once. */
const most = 24

let known: Outlines = new Map()
/** What is asked for, or was answered: each only once in a window. */
const asked = new Set<Reference>()
const listeners = new Set<() => void>()

/** The outlines that have come. Another map whenever more come. */
export const knownOutlines = (): Outlines => known

/** Asks for the outlines of files that nobody asked for before; where nothing answers, whoever needs them next asks again. */
export async function loadOutlines(host: OutlineHost, references: Iterable<Reference>): Promise<void> {
  const wanted = [...new Set(references)].filter((reference) => !asked.has(reference))
  for (const reference of wanted) asked.add(reference)
  for (let from = 0; from < wanted.length; from += most) {
    const part = wanted.slice(from, from + most)
    try {
      const come = await host.outlines(part)
      if (come.size === 0) continue
      known = new Map([...known, ...come])
      for (const listener of listeners) listener()
    } catch {
      for (const reference of part) asked.delete(reference)
    }
  }
}

/** Calls when outlines have come. Gives back what ends it. */
export function onOutlines(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
