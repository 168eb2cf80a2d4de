import { distance, dot, minus, plus, rotate, times, type Vector } from "@roomwright/scene/geometry/vectors"

/** A rectangle in the plan, turned about its middle, mm and degrees. */
export interface PlanBox {
  readonly at: Vector
  readonly width: number
  readonly depth: number
  readonly turn: number
}

/** Its corners, the two of its back first (it looks down the plan at turn 0). */
export const cornersOf = ({ at, width, depth, turn }: PlanBox): readonly Vector[] =>
  [
    { x: -width / 2, y: depth / 2 },
    { x: width / 2, y: depth / 2 },
    { x: width / 2, y: -depth / 2 },
    { x: -width / 2, y: -depth / 2 },
  ].map((corner) => plus(at, rotate(corner, turn)))

/** How far a place is from a rectangle, 0 inside. */
export function distanceToBox(place: Vector, { at, width, depth, turn }: PlanBox): number {
  const { x, y } = rotate(minus(place, at), -turn)
  const across = Math.max(0, Math.abs(x) - width / 2)
  const along = Math.max(0, Math.abs(y) - depth / 2)
  // The root is the dear part, and seldom needed.
  if (across === 0) return along
  return along === 0 ? across : Math.hypot(across, along)
}

/** How deep two rectangles lie in each other, mm: the way that would part them; 0 or less where they do not meet. */
export function overlapOf(a: PlanBox, b: PlanBox): number {
  const axes = [a, b].flatMap(({ turn }) => [rotate({ x: 1, y: 0 }, turn), rotate({ x: 0, y: 1 }, turn)])
  const spans = axes.map((axis) => {
    const [ofA, ofB] = [a, b].map((box) => cornersOf(box).map((corner) => dot(corner, axis)))
    if (!ofA || !ofB) return 0
    return Math.min(Math.max(...ofA) - Math.min(...ofB), Math.max(...ofB) - Math.min(...ofA))
  })
  return Math.min(...spans)
}

/** The shortest way between two rectangles that do not meet, mm. */
export const gapBetween = (a: PlanBox, b: PlanBox): number =>
  overlapOf(a, b) > 0
    ? 0
    : Math.min(
        ...cornersOf(a).map((corner) => distanceToBox(corner, b)),
        ...cornersOf(b).map((corner) => distanceToBox(corner, a)),
      )

/** The rectangle around a stretch of a line, `half` to each side, `more` beyond its ends. */
export const boxAlong = (from: Vector, to: Vector, half: number, more = 0): PlanBox => ({
  at: times(plus(from, to), 0.5),
  width: distance(from, to) + 2 * more,
  depth: 2 * half,
  turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
})
