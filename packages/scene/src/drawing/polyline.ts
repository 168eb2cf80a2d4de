import { distance, plus, times, turnLeft, minus, midway, type Vector } from "../geometry/vectors.ts"

/**
 * A line through points. `bulges` bends its stretches into arcs, as DXF does: the tangent of a quarter of the angle, positive where the arc
 * turns to the left (counter-clockwise), 0 for a straight one; as many as there are points.
 */
export interface Polyline {
  readonly points: readonly Vector[]
  readonly bulges?: readonly number[]
  readonly isClosed?: boolean
}

export const lineThrough = (...points: readonly Vector[]): Polyline => ({ points })
export const ringThrough = (points: readonly Vector[]): Polyline => ({ points, isClosed: true })

/** A circle as two arcs. */
export const circleAround = ({ x, y }: Vector, radius: number): Polyline => ({
  points: [
    { x: x - radius, y },
    { x: x + radius, y },
  ],
  bulges: [1, 1],
  isClosed: true,
})

/** A part of a circle, less than half of it; `isLeft`: it bows to the left of the way. */
export function arcBetween(from: Vector, to: Vector, radius: number, isLeft: boolean): Polyline {
  const half = Math.asin(Math.min(1, distance(from, to) / (2 * radius)))
  return { points: [from, to], bulges: [Math.tan(half / 2) * (isLeft ? -1 : 1), 0] }
}

/** A rectangle from its lower left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): Polyline =>
  ringThrough([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ])

/** The same line elsewhere: `move` keeps shapes, or mirrors them where it says so. */
export const movePolyline = (
  { points, bulges, isClosed }: Polyline,
  move: (place: Vector) => Vector,
  isMirrored = false,
): Polyline => ({
  points: points.map(move),
  ...(bulges ? { bulges: bulges.map((bulge) => (isMirrored ? -bulge : bulge)) } : {}),
  ...(isClosed ? { isClosed } : {}),
})

/** Radius and middle of the arc with this bulge. */
export function arcOf(
  from: Vector,
  to: Vector,
  bulge: number,
): { readonly radius: number; readonly centre: Vector } {
  const chord = distance(from, to)
  const radius = (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge))
  const rise = (bulge * chord) / 2
  const left = times(turnLeft(minus(to, from)), chord === 0 ? 0 : 1 / chord)
  return { radius, centre: plus(midway(from, to), times(left, (radius - Math.abs(rise)) * Math.sign(bulge))) }
}

/** Points that a polyline reaches: its corners, and where its arcs go furthest out. */
export function reachOf({ points, bulges, isClosed }: Polyline): readonly Vector[] {
  if (!bulges) return points
  return points.flatMap((from, at) => {
    const bulge = bulges[at] ?? 0
    const to = points[at + 1] ?? (isClosed ? points[0] : undefined)
    if (!to || bulge === 0) return [from]
    const { radius, centre } = arcOf(from, to, bulge)
    const [start, sweep] = [Math.atan2(from.y - centre.y, from.x - centre.x), 4 * Math.atan(bulge)]
    const quarters = [0, 1, 2, 3].flatMap((quarter) => {
      const gone = (((quarter * Math.PI) / 2 - start) * Math.sign(sweep)) % (2 * Math.PI)
      const angle = (quarter * Math.PI) / 2
      return (gone + 2 * Math.PI) % (2 * Math.PI) < Math.abs(sweep)
        ? [{ x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }]
        : []
    })
    return [from, ...quarters]
  })
}
