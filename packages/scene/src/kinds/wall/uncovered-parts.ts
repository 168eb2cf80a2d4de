import { touchDistance } from "../../geometry/find-joints.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import { cross, directionTo, distance, dot, minus, type Vector } from "../../geometry/vectors.ts"

interface Part {
  readonly from: Vector
  readonly to: Vector
}

/**
 * The parts of a line that no straight wall in the same line covers. Ends snap to the ends of those walls.
 */
export function uncoveredParts(from: Vector, to: Vector, walls: readonly WallWithId[]): readonly Part[] {
  const along = directionTo(from, to)
  const whole = distance(from, to)
  const covered = walls
    .filter(
      ({ wall }) => wall.sagitta === 0 && isInLine(from, along, wall.from) && isInLine(from, along, wall.to),
    )
    .map(({ wall }) => {
      const ends = [wall.from, wall.to].toSorted((a, b) => placeOn(a) - placeOn(b))
      return { first: ends[0] ?? wall.from, last: ends[1] ?? wall.to }
    })
    .toSorted((a, b) => placeOn(a.first) - placeOn(b.first))
  const parts: Part[] = []
  let start: Vector = from
  for (const { first, last } of covered) {
    if (placeOn(last) <= placeOn(start) || placeOn(first) >= whole) continue
    if (placeOn(first) > placeOn(start)) parts.push({ from: start, to: first })
    start = last
  }
  if (placeOn(start) < whole) parts.push({ from: start, to })
  return parts.filter((part) => distance(part.from, part.to) > touchDistance)

  function placeOn(place: Vector): number {
    return dot(minus(place, from), along)
  }
}

const isInLine = (origin: Vector, along: Vector, place: Vector): boolean =>
  Math.abs(cross(along, minus(place, origin))) <= touchDistance
