import { elementsNear } from "../../document/elements-near.ts"
import { subtree } from "../../document/scene-index.ts"
import type { Scene } from "../../document/scene.ts"
import type { ElementId } from "../../elements/values.ts"
import { boxAround, type Ring } from "../../geometry/rings.ts"
import { directionTo, minus, plus, times, turnLeft } from "../../geometry/vectors.ts"
import type { Wall } from "../wall/wall.ts"
import { frameOf, overlapOf, placeIn, sharedHeight } from "./item-frame.ts"
import { cornersOfItem } from "./item-outline.ts"
import type { Item } from "./item.ts"

/** What the geometry has to be told of pieces: it knows their boxes only. */
export interface PieceFacts {
  /** The rectangles that a piece covers in plan, where it does not fill its own (an L). */
  readonly footprintOf: (item: Item) => readonly Ring[]
  /** These two belong in each other: a chair under a table, a sofa on a rug. */
  readonly mayOverlap: (one: Item, other: Item) => boolean
}

/** So much two pieces may lie in each other before it is said, mm: cushions give way, and numbers are rounded. */
const give = 12

export interface Collisions {
  readonly items: readonly ElementId[]
  /** It reaches into a wall. */
  readonly walls: readonly ElementId[]
}

/** What a piece stands in the way of: other pieces and walls. What stands on it, and what it stands on, is not in its way. */
export function findCollisions(
  scene: Scene,
  level: ElementId,
  id: ElementId,
  item: Item,
  facts: PieceFacts,
): Collisions {
  const own = new Set([...subtree(scene, id), item.parent])
  return collide(scene, level, item, facts.footprintOf(item), own, facts)
}

/** The free room that a piece wants beside itself, mm. */
export interface Clearance {
  readonly front?: number
  readonly back?: number
  readonly side?: number
}
export type ClearSide = "front" | "back" | "left" | "right"

/** The rectangles that are to be free around a piece. */
export function clearZones(
  { at, turn, size: { width, depth } }: Pick<Item, "at" | "turn" | "size">,
  { front = 0, back = 0, side = 0 }: Clearance,
): readonly { readonly side: ClearSide; readonly ring: Ring }[] {
  const frame = frameOf(turn)
  const [x, y] = [width / 2, depth / 2]
  const box = (left: number, low: number, right: number, high: number): Ring =>
    (
      [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ] as const
    ).map(([along, up]) => plus(at, placeIn(frame, along, up)))
  return [
    ...(front > 0 ? [{ side: "front" as const, ring: box(-x, -y - front, x, -y) }] : []),
    ...(back > 0 ? [{ side: "back" as const, ring: box(-x, y, x, y + back) }] : []),
    ...(side > 0
      ? [
          { side: "left" as const, ring: box(-x - side, -y, -x, y) },
          { side: "right" as const, ring: box(x, -y, x + side, y) },
        ]
      : []),
  ]
}

/** The sides of a piece on which something stands in the room that it wants free. */
export function findTightSides(
  scene: Scene,
  level: ElementId,
  id: ElementId,
  item: Item,
  clearance: Clearance,
  facts: PieceFacts,
): readonly ClearSide[] {
  const own = new Set([...subtree(scene, id), item.parent])
  return clearZones(item, clearance).flatMap(({ side, ring }) => {
    const { items, walls } = collide(scene, level, item, [ring], own, facts)
    return items.length + walls.length > 0 ? [side] : []
  })
}

function collide(
  scene: Scene,
  level: ElementId,
  item: Item,
  rings: readonly Ring[],
  own: ReadonlySet<ElementId>,
  { footprintOf, mayOverlap }: PieceFacts,
): Collisions {
  const box = boxAround(rings.flat())
  const meets = (others: readonly Ring[]): boolean =>
    rings.some((ring) => others.some((other) => overlapOf(ring, other) > give))
  const items = elementsNear(scene, level, "item", box).flatMap(({ id, element }) =>
    !own.has(id) &&
    sharedHeight(item, element) > give &&
    !mayOverlap(item, element) &&
    meets(footprintOf(element))
      ? [id]
      : [],
  )
  const walls = elementsNear(scene, level, "wall", box).flatMap(({ id, element }) =>
    element.height > item.elevation && element.sagitta === 0 && meets([bodyOf(element)]) ? [id] : [],
  )
  return { items, walls }
}

function bodyOf({ from, to, thickness }: Wall): Ring {
  const aside = times(turnLeft(directionTo(from, to)), thickness / 2)
  return [minus(from, aside), minus(to, aside), plus(to, aside), plus(from, aside)]
}

/** A piece that fills its own box. */
export const wholeFootprint = (item: Item): readonly Ring[] => [cornersOfItem(item)]
