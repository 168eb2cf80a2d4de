import {
  comparePlaces,
  cross,
  distance,
  isSamePlace,
  meetLines,
  minus,
  nearestOnLine,
  type Vector,
} from "./vectors.ts"

/**
 * Ends nearer than this to each other, or to a wall, are joined, mm: slanted walls miss whole mm by up to
 * 0.7.
 */
export const touchDistance = 2

/** A straight piece of a wall's centre line. */
export interface Segment {
  readonly wall: number
  readonly from: Vector
  readonly to: Vector
}

/** A point where a segment is to be divided, and its share of the segment (0 to 1). */
export interface Joint {
  readonly place: Vector
  readonly share: number
}

/** For every segment the points where others touch or cross it, without its own ends, in no order. */
export function findJoints(segments: readonly Segment[]): readonly (readonly Joint[])[] {
  const joints: Joint[][] = segments.map(() => [])
  // A sweep from left to right: compares a segment with those that start before it ends.
  const order = segments
    .map(({ from, to }, at) => ({
      at,
      minX: Math.min(from.x, to.x) - touchDistance,
      maxX: Math.max(from.x, to.x) + touchDistance,
      minY: Math.min(from.y, to.y) - touchDistance,
      maxY: Math.max(from.y, to.y) + touchDistance,
    }))
    .toSorted((a, b) => a.minX - b.minX)
  for (const [rank, box] of order.entries()) {
    for (let next = rank + 1; next < order.length; next += 1) {
      const other = order[next]
      if (!other || other.minX > box.maxX) break
      if (other.minY > box.maxY || other.maxY < box.minY) continue
      joinPair(segments, joints, box.at, other.at)
    }
  }
  return joints
}

function joinPair(segments: readonly Segment[], joints: Joint[][], first: number, second: number): void {
  const [a, b] = [segments[first], segments[second]]
  const [ofA, ofB] = [joints[first], joints[second]]
  if (!a || !b || !ofA || !ofB) return
  // Neighbours on one arc share their corner and nothing else.
  if (a.wall === b.wall) return
  for (const end of [b.from, b.to]) addTouch(ofA, a, end)
  for (const end of [a.from, a.to]) addTouch(ofB, b, end)
  const place = crossingOf(a, b)
  if (!place) return
  ofA.push({ place, share: distance(a.from, place) / distance(a.from, a.to) })
  ofB.push({ place, share: distance(b.from, place) / distance(b.from, b.to) })
}

function addTouch(joints: Joint[], segment: Segment, end: Vector): void {
  if (isSamePlace(end, segment.from) || isSamePlace(end, segment.to)) return
  const { share, distance: away } = nearestOnLine(end, segment.from, segment.to)
  if (away <= touchDistance) joints.push({ place: end, share })
}

/** The crossing of two segments away from all four ends. Independent of their order. */
function crossingOf(one: Segment, other: Segment): Vector | null {
  if (!doCross(one, other)) return null
  const [a, b] = [inOrder(one), inOrder(other)].toSorted(
    (p, q) => comparePlaces(p.from, q.from) || comparePlaces(p.to, q.to),
  )
  if (!a || !b) return null
  const place = meetLines(a.from, minus(a.to, a.from), b.from, minus(b.to, b.from))
  if (!place) return null
  const isAtAnEnd = [a.from, a.to, b.from, b.to].some((end) => distance(end, place) <= touchDistance)
  return isAtAnEnd ? null : place
}

const inOrder = ({ from, to }: Segment): { readonly from: Vector; readonly to: Vector } =>
  comparePlaces(from, to) <= 0 ? { from, to } : { from: to, to: from }

function doCross(a: Segment, b: Segment): boolean {
  const [alongA, alongB] = [minus(a.to, a.from), minus(b.to, b.from)]
  const isApart = (along: Vector, origin: Vector, one: Vector, other: Vector) =>
    cross(along, minus(one, origin)) > 0 !== cross(along, minus(other, origin)) > 0
  return isApart(alongA, a.from, b.from, b.to) && isApart(alongB, b.from, a.from, a.to)
}
