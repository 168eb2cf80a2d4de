import type { ElementId } from "../elements/values.ts"
import type { WallWithId } from "./rooms.ts"
import { cross, directionTo, distance, minus, rotate, type Vector } from "./vectors.ts"
import { wallAxis } from "../kinds/wall/wall-axis.ts"
import { tipsAt } from "../kinds/wall/wall-joins.ts"

/** An infinite line to snap to. */
export interface Guide {
  readonly kind: "wall" | "angle90" | "alignment" | "extension" | "angle15"
  readonly from: Vector
  /** Of length 1. */
  readonly along: Vector
  readonly walls: readonly ElementId[]
}

interface GuideOptions {
  readonly reach: number
  readonly from?: Vector
}

const [right, up] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
] as const

/** The guides within reach of a point. */
export function findGuides(
  walls: readonly WallWithId[],
  place: Vector,
  options: GuideOptions,
): readonly Guide[] {
  const all = [...walls.flatMap(guidesOfWall), ...(options.from ? guidesFrom(walls, options.from) : [])]
  return withoutTwins(all.filter((guide) => passes(guide, place, options.reach)))
}

const passes = ({ from, along }: Guide, place: Vector, reach: number): boolean =>
  Math.abs(cross(along, minus(place, from))) <= reach

/** Horizontal and vertical through its ends, and along its own direction. */
function guidesOfWall({ id, wall }: WallWithId): readonly Guide[] {
  const alignments = [wall.from, wall.to].flatMap((from): Guide[] => [
    { kind: "alignment", from, along: right, walls: [id] },
    { kind: "alignment", from, along: up, walls: [id] },
  ])
  if (wall.sagitta !== 0 || distance(wall.from, wall.to) === 0) return alignments
  return [
    ...alignments,
    { kind: "extension", from: wall.from, along: directionTo(wall.from, wall.to), walls: [id] },
  ]
}

/**
 * Perpendicular to the walls that end at the previous point, and to the sheet; then every 15 degrees of the
 * sheet.
 */
function guidesFrom(walls: readonly WallWithId[], from: Vector): readonly Guide[] {
  const joined = tipsAt(walls, from).flatMap(({ id, wall, end }): Guide[] => {
    const axis = wallAxis(wall)
    const along = axis.directionAt(end === "from" ? 0 : axis.length)
    return [
      { kind: "angle90", from, along, walls: [id] },
      { kind: "angle90", from, along: rotate(along, 90), walls: [id] },
    ]
  })
  const sheet = Array.from({ length: 12 }, (_, step): Guide => ({
    kind: step % 6 === 0 ? "angle90" : "angle15",
    from,
    along: rotate(right, step * 15),
    walls: [],
  }))
  return [...joined, ...sheet]
}

/** Of coinciding guides the first: twenty walls in a row are one alignment. */
function withoutTwins(guides: readonly Guide[]): readonly Guide[] {
  return guides.filter(
    (guide, at) =>
      !guides
        .slice(0, at)
        .some(
          (other) =>
            other.kind === guide.kind &&
            Math.abs(cross(other.along, guide.along)) < 1e-6 &&
            Math.abs(cross(other.along, minus(guide.from, other.from))) < 0.5,
        ),
  )
}
