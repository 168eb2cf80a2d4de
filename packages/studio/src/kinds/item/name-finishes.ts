import type { Item } from "@roomwright/scene/kinds/item/item"
import { languageOf, type StudioText } from "../../use-studio-text.ts"
import { loadedLibrary } from "./model-library.ts"
import { pieceOf } from "./piece-of-item.ts"

/** So many slots are what a piece is known by. */
const most = 2

/** What the first parts of a piece are made of, in the reader's language; empty for what is a box. */
export function nameFinishes(t: StudioText, item: Item): string {
  const [library, piece] = [loadedLibrary(), pieceOf(item)]
  if (!library || !piece) return ""
  const language = languageOf(t)
  const names = Object.keys(piece.type.slots)
    .filter((slot) => library.listFinishes(piece.type, slot).length > 1)
    .slice(0, most)
    .flatMap((slot) => {
      const finish = piece.finishes[slot]
      return finish ? [library.finishes[finish].name[language]] : []
    })
  return [...new Set(names)].join(" · ")
}
