import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { plus } from "@roomwright/scene/geometry/vectors"
import {
  findCollisions,
  findTightSides,
  wholeFootprint,
  type Clearance,
  type ClearSide,
  type Collisions,
  type PieceFacts,
} from "@roomwright/scene/kinds/item/item-collisions"
import { frameOf, placeIn } from "@roomwright/scene/kinds/item/item-frame"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { boxNameOf } from "./boxes.ts"
import { loadedLibrary } from "./model-library.ts"
import { pieceOf } from "./piece-of-item.ts"

/** What is not higher lies under everything, mm. */
const flat = 40

/** Furniture that reaches over other furniture, or stands in it. */
const reachesOver = new Set(["lamp.floor-arc", "outdoor.parasol", "tap.bath", "shower.column"])

const facts: PieceFacts = {
  footprintOf: (item) => {
    const [library, piece] = [loadedLibrary(), pieceOf(item)]
    const parts =
      piece && library && piece.type.footprint?.(library.inMetres(piece.type.parameters, piece.values))
    if (!parts) return wholeFootprint(item)
    const frame = frameOf(item.turn)
    const side = item.mirrored ? -1 : 1
    return parts.map(({ at: [x, y], size: [width, depth] }) =>
      (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([right, front]) =>
        plus(
          item.at,
          placeIn(frame, side * (x + (right * width) / 2) * 1_000, -(y + (front * depth) / 2) * 1_000),
        ),
      ),
    )
  },
  mayOverlap: (one, other) =>
    isSoft(one) || isSoft(other) || (isSeat(one) && isTable(other)) || (isTable(one) && isSeat(other)),
}

function isSoft(item: Item): boolean {
  if (item.size.height <= flat) return true
  const piece = pieceOf(item)
  return piece !== null && (piece.type.category === "textiles" || reachesOver.has(piece.type.id))
}

const isSeat = (item: Item): boolean =>
  pieceOf(item)?.type.category === "chairs" || boxNameOf(item) === "chair"

function isTable(item: Item): boolean {
  const piece = pieceOf(item)
  if (piece) return piece.type.category === "tables" || piece.type.id.includes("island")
  const name = boxNameOf(item)
  return name === "diningTable" || name === "desk"
}

/** The room that an item wants free beside itself; null where it wants none. */
export function clearanceOf(item: Item): Clearance | null {
  const clearance = pieceOf(item)?.type.clearance
  return clearance && Object.keys(clearance).length > 0 ? clearance : null
}

const nothing: Collisions = { items: [], walls: [] }

/** What an item of a level stands in the way of. */
export function collisionsOf(scene: Scene, level: ElementId, id: ElementId): Collisions {
  const item = findElement(scene, id, "item")
  return item ? findCollisions(scene, level, id, item, facts) : nothing
}

/** Whether an item that is not there yet would stand in something's way. */
export function isInTheWay(
  { scene, level }: { readonly scene: Scene; readonly level: ElementId },
  item: Item,
): boolean {
  const { items, walls } = findCollisions(scene, level, "", item, facts)
  return items.length + walls.length > 0
}

/** The sides of an item on which something stands in the room it wants free. */
export function tightSidesOf(scene: Scene, level: ElementId, id: ElementId): readonly ClearSide[] {
  const item = findElement(scene, id, "item")
  const clearance = item && clearanceOf(item)
  return item && clearance ? findTightSides(scene, level, id, item, clearance, facts) : []
}
