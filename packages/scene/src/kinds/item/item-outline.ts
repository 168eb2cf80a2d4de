import { boxAround, type Box } from "../../geometry/rings.ts"
import { minus, plus, rotate, type Vector } from "../../geometry/vectors.ts"
import type { Item } from "./item.ts"

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

export const boxOfItem = (item: Outline): Box => boxAround(cornersOfItem(item))

/** Whether a place is on an item, or not farther than `beside` from it, mm. */
export function isOnItem(
  { at, turn, size: { width, depth } }: Outline,
  place: Vector,
  beside: number,
): boolean {
  const { x, y } = rotate(minus(place, at), -turn)
  return Math.abs(x) <= width / 2 + beside && Math.abs(y) <= depth / 2 + beside
}
