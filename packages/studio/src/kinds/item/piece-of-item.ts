import type { Item } from "@roomwright/scene/kinds/item/item"
import { loadedLibrary, type ModelLibrary } from "./model-library.ts"

/** A piece of the library with its values and finishes. */
export type Piece = NonNullable<ReturnType<ModelLibrary["modelOfItem"]>>

/** Pieces by what they are made from: an item that is moved is another object, and its parts are the same. */
const known = new WeakMap<Item["parameters"], { readonly of: Item; readonly piece: Piece | null }>()

/** The piece of the library that an item is; null where it is none, and before the library came. */
export function pieceOf(item: Item): Piece | null {
  const library = loadedLibrary()
  if (!library || !isOfLibrary(item)) return null
  const last = known.get(item.parameters)
  if (
    last &&
    last.of.model === item.model &&
    last.of.size === item.size &&
    last.of.materials === item.materials
  )
    return last.piece
  const piece = library.modelOfItem(item)
  known.set(item.parameters, { of: item, piece })
  return piece
}

/** Whether a document says that this is a piece of the library. */
export const isOfLibrary = ({ model }: Pick<Item, "model">): boolean => model.startsWith("model:")
