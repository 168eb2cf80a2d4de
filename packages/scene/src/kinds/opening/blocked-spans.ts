import type { Wall } from "../wall/wall.ts"
import { touchDistance } from "../../geometry/find-joints.ts"
import { cross, distance, dot, type Vector } from "../../geometry/vectors.ts"
import { flattenWall, wallAxis } from "../wall/wall-axis.ts"
import { mitreCap } from "../wall/wall-corners.ts"
import { meetSegments } from "../../geometry/meet-segments.ts"

/** Part of a wall along its centre line, mm from its `from`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The parts of a wall where others run into it, in which no opening can be. In order; they may overlap. */
export function blockedSpans(wall: Wall, others: readonly Wall[]): readonly Span[] {
  const axis = wallAxis(wall)
  return others
    .flatMap((other) =>
      joinsOf(wall, other).map((place): Span | null => {
        const s = axis.project(place).s
        const otherAxis = wallAxis(other)
        const [along, across] = [axis.directionAt(s), otherAxis.directionAt(otherAxis.project(place).s)]
        const sine = Math.abs(cross(along, across))
        // Walls in line with each other block nothing.
        if (sine < 0.02) return null
        const reach = (other.thickness / 2 + (wall.thickness / 2) * Math.abs(dot(along, across))) / sine
        const kept = Math.min(reach, (mitreCap * Math.max(wall.thickness, other.thickness)) / 2)
        return { start: s - kept, end: s + kept }
      }),
    )
    .flatMap((span) => span ?? [])
    .toSorted((a, b) => a.start - b.start)
}

const nowhere: readonly Vector[] = []

/** Whether two walls are too far apart to touch, by the boxes around them: most pairs of a home. */
const areApart = (one: Wall, other: Wall): boolean =>
  areApartAlong("x", one, other) || areApartAlong("y", one, other)

function areApartAlong(side: "x" | "y", one: Wall, other: Wall): boolean {
  // An arc leaves the box around its ends by its sagitta at most.
  const reach = touchDistance + Math.abs(one.sagitta) + Math.abs(other.sagitta)
  return (
    Math.max(one.from[side], one.to[side]) + reach < Math.min(other.from[side], other.to[side]) ||
    Math.max(other.from[side], other.to[side]) + reach < Math.min(one.from[side], one.to[side])
  )
}

/** The points where two walls touch or cross. */
function joinsOf(wall: Wall, other: Wall): readonly Vector[] {
  if (areApart(wall, other)) return nowhere
  const [axis, otherAxis] = [wallAxis(wall), wallAxis(other)]
  const ends = [
    ...[other.from, other.to].filter((end) => axis.project(end).distance <= touchDistance),
    ...[wall.from, wall.to].filter((end) => otherAxis.project(end).distance <= touchDistance),
  ]
  const places: Vector[] = [...ends]
  for (const place of meetSegments(flattenWall(wall), flattenWall(other))) {
    if (!places.some((near) => distance(near, place) <= 2 * touchDistance)) places.push(place)
  }
  return places
}

/** The free parts of a wall between its blocked spans, from one end of its centre line to the other. */
export function freeSpans(wall: Wall, others: readonly Wall[]): readonly Span[] {
  const { length } = wallAxis(wall)
  const free: Span[] = []
  let start = 0
  for (const blocked of blockedSpans(wall, others)) {
    if (blocked.start > start) free.push({ start, end: blocked.start })
    start = Math.max(start, blocked.end)
  }
  if (start < length) free.push({ start, end: length })
  return free
}
