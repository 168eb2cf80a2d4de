import type { Wall, WallEnd } from "./wall.ts"
import type { ElementId } from "../../elements/values.ts"
import { touchDistance } from "../../geometry/find-joints.ts"
import { meetSegments } from "../../geometry/meet-segments.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import {
  cross,
  directionTo,
  distance,
  dot,
  meetLines,
  minus,
  plus,
  rounded,
  times,
  turnLeft,
  type Vector,
} from "../../geometry/vectors.ts"
import { flattenWall } from "./wall-axis.ts"
import { hostsAt, otherEnd, teesOn, tipsAt, wallEnds, type WallTip } from "./wall-joins.ts"
import { carryTees, isWithin, type WallEdits } from "./carry-tees.ts"
import type { Draft } from "../../commands/draft.ts"
import { refuse, type NewId, type Refusal } from "../../commands/outcome.ts"
import { isAnyTurnedRound } from "./reshape-walls.ts"

/** Walls whose directions differ less count as in line: sine of 3 degrees. */
const inLine = 0.052

/** Longer than any wall, mm. */
const lineReach = 1_000_000

interface Shift {
  readonly draft: Draft
  readonly by: Vector
  readonly chosen: readonly WallWithId[]
  /** The walls of the level that do not move. */
  readonly others: readonly WallWithId[]
  readonly edits: WallEdits
  readonly newId: NewId
  /** The new positions of corners: each moves once, however many of its walls do. */
  readonly corners: { readonly at: Vector; readonly to: Vector | null }[]
}

/**
 * Moves walls of one level, each once. Walls without other joints move freely. Others move perpendicular to
 * themselves; their neighbours keep their direction and grow or shrink, so that rooms stay closed. A
 * neighbour in line stays, and a short wall connects the two. Returns all changed walls.
 */
export function shiftWalls(
  draft: Draft,
  walls: readonly WallWithId[],
  { ids, by }: { readonly ids: ReadonlySet<ElementId>; readonly by: Vector },
  newId: NewId,
): WallEdits | { readonly refused: Refusal } {
  const edits: WallEdits = new Map()
  const others = walls.filter(({ id }) => !ids.has(id))
  const shift: Shift = {
    draft,
    by,
    chosen: walls.filter(({ id }) => ids.has(id)),
    others,
    edits,
    newId,
    corners: [],
  }
  for (const group of groupsOf(shift.chosen)) {
    const isLoose = others.length === 0 || group.every((self) => isApart(others, self))
    for (const { id, wall } of group) {
      const [from, to] = isLoose
        ? [plus(wall.from, by), plus(wall.to, by)]
        : [cornerOf(shift, wall, "from"), cornerOf(shift, wall, "to")]
      if (!from || !to) return refuse("wallsWouldPart", id)
      edits.set(id, { ...wall, from: rounded(from), to: rounded(to) })
    }
  }
  const [first] = ids
  if (isAnyTurnedRound(walls, edits)) return refuse("wallTooShort", first ?? "")
  if (others.length > 0 && carryTees(walls, edits).length > 0) return refuse("wallsWouldPart", first ?? "")
  return edits
}

/** Whether none of these walls touches this one. */
export const isApart = (others: readonly WallWithId[], self: WallWithId): boolean =>
  teesOn(others, self).length === 0 &&
  wallEnds.every(
    (end) => tipsAt(others, self.wall[end]).length === 0 && hostsAt(others, self.wall[end]).length === 0,
  )

/** Groups of walls that are connected, directly or through each other. */
function groupsOf(walls: readonly WallWithId[]): readonly (readonly WallWithId[])[] {
  const left = new Set(walls)
  const groups: WallWithId[][] = []
  for (const first of walls) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const self of group) {
      for (const other of left) {
        if (isApart([other], self)) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

/**
 * The new position of a corner between moved and other walls; null if a wall would leave the one it ends on.
 */
function cornerOf(shift: Shift, wall: Wall, end: WallEnd): Vector | null {
  const corner = wall[end]
  const known = shift.corners.find(({ at }) => distance(at, corner) <= touchDistance)
  if (known) return known.to
  const to = moveCornerWith(shift, wall, corner)
  shift.corners.push({ at: corner, to })
  return to
}

function moveCornerWith(shift: Shift, wall: Wall, corner: Vector): Vector | null {
  const { by, chosen, others } = shift
  const along = directionTo(wall.from, wall.to)
  const across = turnLeft(along)
  const isAside = (direction: Vector): boolean => Math.abs(cross(along, direction)) > inLine
  // Two moved lines of different directions take their corner along.
  const isTaken =
    tipsAt(chosen, corner).some((tip) => isAside(directionOfTip(tip))) ||
    hostsAt(chosen, corner).some((host) => isAside(directionTo(host.wall.from, host.wall.to)))
  const straight = plus(corner, isTaken ? by : times(across, dot(by, across)))
  const [host] = hostsAt(others, corner)
  if (host) return slideOnHost(host.wall, straight, along)
  const tips = tipsAt(others, corner)
  const turning = tips.filter((tip) => isAside(directionOfTip(tip)))
  const guide = isTaken ? null : guideOf(turning)
  const target = (guide ? meetLines(straight, along, corner, guide) : null) ?? straight
  if (turning.length < tips.length) stayJoined(shift, { wall, corner, target: rounded(target), turning })
  else for (const tip of turning) setEnd(shift.edits, tip, target)
  return target
}

/** The crossing of the moved wall's line with the wall that its end is on. */
function slideOnHost(host: Wall, place: Vector, along: Vector): Vector | null {
  const line = [minus(place, times(along, lineReach)), plus(place, times(along, lineReach))]
  const meetings = meetSegments(line, flattenWall(host))
  return meetings.toSorted((a, b) => distance(a, place) - distance(b, place))[0] ?? null
}

const directionOfTip = ({ wall, end }: WallTip): Vector => directionTo(wall[end], wall[otherEnd(end)])

/** The one line of all walls at a corner, to slide along; null if there are several, or arcs. */
function guideOf(tips: readonly WallTip[]): Vector | null {
  const [first] = tips
  if (!first) return null
  const guide = directionOfTip(first)
  const isOneLine = tips.every(
    (tip) => tip.wall.sagitta === 0 && Math.abs(cross(guide, directionOfTip(tip))) <= inLine,
  )
  return isOneLine ? guide : null
}

/** A wall in line stays at the corner: a new wall must connect it with the moved one's end. */
function stayJoined(
  { draft, edits, newId }: Shift,
  {
    wall,
    corner,
    target,
    turning,
  }: { wall: Wall; corner: Vector; target: Vector; turning: readonly WallTip[] },
): void {
  if (distance(corner, target) === 0 || turning.some((tip) => isWithin(tip.wall, target))) return
  const away = turning.find(
    (tip) => Math.abs(cross(directionOfTip(tip), directionTo(corner, target))) < inLine,
  )
  if (away) setEnd(edits, away, target)
  else draft.put(newId("wall"), { ...wall, from: rounded(corner), to: rounded(target), sagitta: 0 })
}

const setEnd = (edits: WallEdits, { id, wall, end }: WallTip, place: Vector): void => {
  edits.set(id, { ...(edits.get(id) ?? wall), [end]: rounded(place) })
}
