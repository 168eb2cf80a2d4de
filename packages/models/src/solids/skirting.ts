import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { sidesOf, type Ring } from "@roomwright/scene/geometry/rings"
import {
  cross,
  directionTo,
  distance,
  dot,
  meetLines,
  minus,
  plus,
  times,
  turnLeft,
  type Vector,
} from "@roomwright/scene/geometry/vectors"
import type { Span } from "@roomwright/scene/kinds/opening/blocked-spans"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { usualFinishes } from "./usual-finishes.ts"
import type { Corner, SurfaceDraft } from "./surface-draft.ts"

/** A board of a usual section, mm: its upper edge slants towards the wall. */
const board = { height: 80, thick: 14, bevel: 8 } as const

/** A gap for a door in the walls of a level. */
export interface DoorGap {
  readonly middle: Vector
  readonly along: Vector
  readonly width: number
  /** From the centre line to the face of its wall. */
  readonly half: number
}

/** All openings of a level that reach down to the floor. */
export const doorGaps = (scene: Scene, level: ElementId): readonly DoorGap[] =>
  childrenOfKind(scene, level, "wall").flatMap(({ id, element: wall }) => {
    const axis = wallAxis(wall)
    return childrenOfKind(scene, id, "opening")
      .filter(({ element }) => element.sill < board.height)
      .map(({ element }) => ({
        middle: axis.pointAt(element.at),
        along: axis.directionAt(element.at),
        width: element.width,
        half: wall.thickness / 2,
      }))
  })

/** Boards along the faces of the walls around a floor, mitred in its corners, with gaps for doors. The room is left of the ring. */
export function addSkirting(draft: SurfaceDraft, ring: Ring, gaps: readonly DoorGap[]): void {
  const inner = insetRing(ring, board.thick)
  for (const [at, [from, to]] of sidesOf(ring).entries()) {
    const [innerFrom, innerTo] = [inner[at], inner[(at + 1) % inner.length]]
    const long = distance(from, to)
    if (!innerFrom || !innerTo || long < 2 * board.thick) continue
    const along = directionTo(from, to)
    const out = times(turnLeft(along), board.thick)
    for (const { start, end } of leftOver(long, gapsOn(from, along, long, gaps))) {
      const [backFrom, backTo] = [plus(from, times(along, start)), plus(from, times(along, end))]
      const frontFrom = start === 0 ? innerFrom : plus(backFrom, out)
      const frontTo = end === long ? innerTo : plus(backTo, out)
      const corner = (place: Vector, height: number, u: number): Corner => ({ place, height, u, v: height })
      const { height, bevel } = board
      const strip = (a: Vector, b: Vector, c: Vector, d: Vector, low: number, high: number): void =>
        draft.face("trim", usualFinishes.skirting, [
          corner(a, low, start),
          corner(b, low, end),
          corner(c, high, end),
          corner(d, high, start),
        ])
      strip(frontTo, frontFrom, frontFrom, frontTo, 0, height - bevel)
      strip(frontTo, frontFrom, backFrom, backTo, height - bevel, height)
      if (start > 0) strip(backFrom, frontFrom, frontFrom, backFrom, 0, height - bevel)
      if (end < long) strip(frontTo, backTo, backTo, frontTo, 0, height - bevel)
    }
  }
}

/** A ring whose sides lie so far to the left of those of another. */
export function insetRing(ring: Ring, by: number): Ring {
  const sides = sidesOf(ring).map(([from, to]) => {
    const along = directionTo(from, to)
    return { place: plus(from, times(turnLeft(along), by)), along }
  })
  return ring.map((corner, at) => {
    const [before, after] = [sides.at(at - 1), sides[at]]
    if (!before || !after) return corner
    const meeting = meetLines(before.place, before.along, after.place, after.along)
    return meeting && distance(meeting, corner) < 10 * by ? meeting : after.place
  })
}

function gapsOn(from: Vector, along: Vector, long: number, gaps: readonly DoorGap[]): readonly Span[] {
  return gaps.flatMap(({ middle, along: ofWall, width, half }) => {
    const away = minus(middle, from)
    const isInLine = Math.abs(cross(along, ofWall)) < 0.05
    if (!isInLine || Math.abs(Math.abs(cross(along, away)) - half) > 30) return []
    const s = dot(away, along)
    const [start, end] = [s - width / 2, s + width / 2]
    return end > 0 && start < long ? [{ start, end }] : []
  })
}

function leftOver(long: number, gaps: readonly Span[]): readonly Span[] {
  const left: Span[] = []
  let start = 0
  for (const gap of gaps.toSorted((a, b) => a.start - b.start)) {
    if (gap.start > start) left.push({ start, end: gap.start })
    start = Math.max(start, gap.end)
  }
  if (start < long) left.push({ start, end: long })
  return left
}
