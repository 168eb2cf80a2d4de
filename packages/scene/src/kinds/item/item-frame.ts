import { rotate, dot, plus, times, type Vector } from "../../geometry/vectors.ts"
import type { Item } from "./item.ts"

type Outline = Pick<Item, "at" | "turn" | "size">

/** Which ways a piece looks: `right` along its width, `back` along its depth; its front is the other way. Of length 1. */
export interface ItemFrame {
  readonly right: Vector
  readonly back: Vector
}

/** The directions of a piece that is turned so far, degrees. */
export const frameOf = (turn: number): ItemFrame => ({
  right: rotate({ x: 1, y: 0 }, turn),
  back: rotate({ x: 0, y: 1 }, turn),
})

/** The place that lies so far along both directions of a frame. */
export const placeIn = ({ right, back }: ItemFrame, along: number, up: number): Vector =>
  plus(times(right, along), times(back, up))

/** From where to where something reaches along a direction, mm. */
export interface Reach {
  readonly low: number
  readonly high: number
}

export function reachAlong(places: readonly Vector[], way: Vector): Reach {
  const along = places.map((place) => dot(place, way))
  return { low: Math.min(...along), high: Math.max(...along) }
}

/** Whether a piece stands straight or at right angles to another, to a tenth of a degree. */
export function isSquareTo(turn: number, other: number): boolean {
  const off = Math.abs((((turn - other) % 90) + 90) % 90)
  return Math.min(off, 90 - off) < 0.1
}

/** The turn of a piece whose front looks this way, degrees from 0 to below 360. */
export function turnTowards(front: Vector): number {
  const degrees = (Math.atan2(front.y, front.x) * 180) / Math.PI + 90
  // A wall at 45 degrees is at 45 and not at 44.9999.
  return ((Math.round(degrees * 1_000) / 1_000 + 360) % 360) + 0
}

/**
 * How deep two convex rings lie in each other, mm: along the direction in which they come apart soonest. 0 or less where they do not
 * overlap (separating axes).
 */
export function overlapOf(one: readonly Vector[], other: readonly Vector[]): number {
  let least = Infinity
  for (const ring of [one, other]) {
    for (const [at, from] of ring.entries()) {
      const to = ring[(at + 1) % ring.length] ?? from
      const far = Math.hypot(to.x - from.x, to.y - from.y)
      if (far < 1e-6) continue
      const way = { x: (to.y - from.y) / far, y: (from.x - to.x) / far }
      const [a, b] = [reachAlong(one, way), reachAlong(other, way)]
      least = Math.min(least, Math.min(a.high, b.high) - Math.max(a.low, b.low))
      if (least <= 0) return least
    }
  }
  return Number.isFinite(least) ? least : 0
}

/** From its underside to its top two pieces share so much height, mm; 0 or less where one is above the other. */
export const sharedHeight = (
  one: Pick<Item, "elevation" | "size">,
  other: Pick<Item, "elevation" | "size">,
): number =>
  Math.min(one.elevation + one.size.height, other.elevation + other.size.height) -
  Math.max(one.elevation, other.elevation)

/** The middle of one of the four sides of a piece. */
export function middleOfSide(
  { at, turn, size }: Outline,
  side: "left" | "right" | "front" | "back",
): { readonly place: Vector; readonly way: Vector } {
  const { right, back } = frameOf(turn)
  const way = { left: times(right, -1), right, front: times(back, -1), back }[side]
  const half = side === "left" || side === "right" ? size.width / 2 : size.depth / 2
  return { place: plus(at, times(way, half)), way }
}
