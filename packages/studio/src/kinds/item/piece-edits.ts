import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import { plus, rounded, times } from "@roomwright/scene/geometry/vectors"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { frameOf } from "@roomwright/scene/kinds/item/item-frame"
import { moveItems, setItem } from "@roomwright/scene/kinds/item/place-item"
import { inOrder } from "../../edits/in-order.ts"
import type { Command } from "../../editor/editor.ts"
import { mannerOf, surfaceOf } from "./manner-of-item.ts"
import { loadedLibrary } from "./model-library.ts"
import { pieceOf, type Piece } from "./piece-of-item.ts"

/** What can be changed of what a piece is. */
export interface PieceChange {
  /** By the names of its type's parameters, its size among them; lengths in mm. */
  readonly values?: Readonly<Record<string, number | boolean | string>>
  /** By the names of its slots. */
  readonly finishes?: Readonly<Record<string, string>>
}

type Described = Pick<Item, "model" | "size" | "parameters" | "materials">

/** What an item is after a change; null where its type does not take that, or is not known. */
export function changedPiece(item: Item, { values = {}, finishes = {} }: PieceChange): Described | null {
  const [library, piece] = [loadedLibrary(), pieceOf(item)]
  if (!library || !piece) return null
  const variant = library.dress(
    piece.type,
    { ...piece.values, ...values },
    { ...piece.finishes, ...finishes },
  )
  return "reason" in variant ? null : describedAs(item, variant)
}

/** An item as another piece, under its owner's own word for it. */
export function describedAs(
  { parameters: { label } }: Pick<Item, "parameters">,
  piece: Piece,
): Described | null {
  const described = loadedLibrary()?.itemOfModel(piece)
  if (!described) return null
  const { elevation: _elevation, ...parts } = described
  return label === undefined ? parts : { ...parts, parameters: { ...parts.parameters, label } }
}

/**
 * Makes an item what is described. What belongs to a wall keeps its back there, what hangs from the ceiling its canopy, cloth its
 * top, and what stands on it rises and sinks with its top.
 */
export const setPiece =
  (id: ElementId, described: Partial<Described>): Command =>
  (scene, newId) => {
    const item = findElement(scene, id, "item")
    const next = item && { ...item, ...described }
    if (!item || !next) return setItem(scene, { item: id, ...described }, newId)
    const manner = mannerOf(next)
    const deeper = next.size.depth - item.size.depth
    const isBacked = manner.anchor === "wall" || manner.isBacked
    const at = isBacked ? rounded(plus(item.at, times(frameOf(item.turn).back, -deeper / 2))) : item.at
    const higher = next.size.height - item.size.height
    const isLying = findElement(scene, item.parent, "item") !== null
    const lower = isLying ? (manner.drop ?? 0) - (mannerOf(item).drop ?? 0) : 0
    const elevation = Math.max(0, item.elevation - (manner.anchor === "ceiling" ? higher : lower))
    const rise = (surfaceOf(next) ?? 0) - (surfaceOf(item) ?? 0)
    const standing = childrenOfKind(scene, id, "item").map((child) => child.id)
    return inOrder([
      (now, ids) => setItem(now, { item: id, ...described, at, elevation }, ids),
      ...(rise === 0 || standing.length === 0
        ? []
        : [
            ((now, ids) =>
              moveItems(now, { items: standing, by: { x: 0, y: 0 }, up: rise }, ids)) satisfies Command,
          ]),
    ])(scene, newId)
  }
