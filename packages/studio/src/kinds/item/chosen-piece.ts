import type { Item } from "@roomwright/scene/kinds/item/item"
import type { Manner } from "@roomwright/scene/kinds/item/seat-item"
import type { PlacedPiece } from "../../library/library-host.ts"
import type { StudioTextId } from "../../use-studio-text.ts"
import { boxOf, textOfItem, type BoxName } from "./boxes.ts"

/** A piece that was picked up in the library, to be put down. */
export interface LibraryChoice {
  readonly piece: PlacedPiece
  /** What it is called, in the reader's language. */
  readonly name: string
  /** What it stands on, hangs at or hangs from: a file does not say so itself. */
  readonly anchor: Manner["anchor"]
}

/** What the furniture tool puts down: a plain box, or a piece of the library. */
export type ChosenPiece = BoxName | LibraryChoice

/** A label of a document is not longer. */
const longestLabel = 120

/** The item that is put down, apart from where. */
export function itemOfChoice(choice: ChosenPiece): Omit<Item, "kind" | "parent"> {
  if (typeof choice === "string") return boxOf(choice)
  const { piece, name } = choice
  return {
    at: { x: 0, y: 0 },
    turn: 0,
    mirrored: false,
    ...piece,
    // A model says itself what it is, in every language; of a file the document alone knows it.
    parameters: piece.model.startsWith("model:") ? piece.parameters : { label: name.slice(0, longestLabel) },
  }
}

/** What is said of it: its own name, or a text. */
export const nameOfChoice = (
  choice: ChosenPiece,
): { readonly label: string } | { readonly name: StudioTextId } =>
  typeof choice === "string" ? { name: textOfItem(boxOf(choice)) } : { label: choice.name }
