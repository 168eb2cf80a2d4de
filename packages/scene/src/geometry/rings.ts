import { comparePlaces, distance, nearestOnLine, type Vector } from "./vectors.ts"

/** Corners one after the other, the first not repeated. Counter-clockwise around what is inside. */
export type Ring = readonly Vector[]

/** A ring with the rings cut out of it, which run clockwise. */
export interface Region {
  readonly outline: Ring
  readonly holes: readonly Ring[]
}

/** Each corner with the next one. */
export const sidesOf = (ring: Ring): (readonly [Vector, Vector])[] =>
  ring.map((corner, at) => [corner, ring[(at + 1) % ring.length] ?? corner])

/**
 * Positive for counter-clockwise rings, mm2. Relative to the first corner, so that distant rings lose no
 * digits.
 */
export function areaOfRing(ring: Ring): number {
  const origin = ring[0]
  if (!origin) return 0
  let twice = 0
  let beforeX = 0
  let beforeY = 0
  // A plain loop, because it runs for every face of every plan.
  for (let at = 0; at < ring.length; at++) {
    const corner = ring[at] ?? origin
    const x = corner.x - origin.x
    const y = corner.y - origin.y
    twice += beforeX * y - x * beforeY
    beforeX = x
    beforeY = y
  }
  return twice / 2
}

export const areaOfRegion = ({ outline, holes }: Region): number =>
  areaOfRing(outline) + holes.reduce((sum, hole) => sum + areaOfRing(hole), 0)

export const perimeterOfRing = (ring: Ring): number =>
  sidesOf(ring).reduce((sum, [a, b]) => sum + distance(a, b), 0)

/** Whether a point is inside a ring, whichever way round it runs. On the line either result is possible. */
export function isInRing(place: Vector, ring: Ring): boolean {
  let inside = false
  let a = ring.at(-1)
  // Plain loops, because this is asked a thousand times for every frame in which a wall is dragged.
  for (let at = 0; at < ring.length; at++) {
    const b = ring[at]
    if (a && b && a.y > place.y !== b.y > place.y)
      if (place.x < a.x + ((place.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
    a = b
  }
  return inside
}

export function isInRegion(place: Vector, { outline, holes }: Region): boolean {
  if (!isInRing(place, outline)) return false
  for (let at = 0; at < holes.length; at++) if (isInRing(place, holes[at] ?? [])) return false
  return true
}

/** The distance of a point to the nearest edge of a region, inside or out. */
export const distanceToEdge = (place: Vector, { outline, holes }: Region): number =>
  Math.min(
    ...[outline, ...holes].flatMap((ring) =>
      sidesOf(ring).map(([a, b]) => nearestOnLine(place, a, b).distance),
    ),
  )

/** The same ring starting at its leftmost lowest corner. */
export function fromFirstCorner(ring: Ring): Ring {
  const first = ring.reduce(
    (best, corner, at) => (comparePlaces(corner, ring[best] ?? corner) < 0 ? at : best),
    0,
  )
  return [...ring.slice(first), ...ring.slice(0, first)]
}

/** Without repeated consecutive corners. */
export const withoutRepeats = (ring: Ring): Ring =>
  ring.filter((corner, at) => {
    const before = ring.at(at - 1)
    return ring.length === 1 || !before || distance(before, corner) > 1e-6
  })

export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

export function boxAround(places: readonly Vector[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of places) {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  return { minX, minY, maxX, maxY }
}

export const doBoxesMeet = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
