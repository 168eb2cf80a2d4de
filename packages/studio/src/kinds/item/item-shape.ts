import type { Item } from "@roomwright/scene/kinds/item/item"
import { minus, plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"

type Outline = Pick<Item, "at" | "turn" | "size">

/** The corners of an item in plan, from the left of its front one counter-clockwise. */
export function cornersOfItem({ at, turn, size: { width, depth } }: Outline): readonly Vector[] {
  const [x, y] = [width / 2, depth / 2]
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => plus(at, rotate(corner, turn)))
}

/** Whether a place is on an item, or not farther than `beside` from it. */
export function isOnItem(
  { at, turn, size: { width, depth } }: Outline,
  place: Vector,
  beside: number,
): boolean {
  const { x, y } = rotate(minus(place, at), -turn)
  return Math.abs(x) <= width / 2 + beside && Math.abs(y) <= depth / 2 + beside
}

/** The handle that turns it stands so far before its front, mm. */
const handleAway = 250

export const placeOfTurn = ({ at, turn, size: { depth } }: Outline): Vector =>
  plus(at, rotate({ x: 0, y: -depth / 2 - handleAway }, turn))
