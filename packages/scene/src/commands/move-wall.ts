import { findElement } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { Wall, WallEnd } from "../elements/wall.ts"
import type { ElementId } from "../elements/values.ts"
import { wallsOfLevel } from "../geometry/plan-level.ts"
import type { WallWithId } from "../geometry/rooms.ts"
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
} from "../geometry/vectors.ts"
import { meetSegments } from "../geometry/meet-segments.ts"
import { flattenWall } from "../geometry/wall-axis.ts"
import { hostsAt, otherEnd, teesOn, tipsAt, wallEnds, type WallTip } from "../geometry/wall-joins.ts"
import { carryTees, isWithin, type WallEdits } from "./carry-tees.ts"
import { openDraft, type Draft } from "./draft.ts"
import { refuse, type NewId, type Outcome } from "./outcome.ts"
import { isAnyTurnedRound, reshapeWalls } from "./reshape-walls.ts"

/** Walls that differ less in direction count as in line: sine of 3 degrees. */
const inLine = 0.052

/** Longer than any wall, mm. */
const lineReach = 1_000_000

/**
 * Moves a wall. A joined one moves square to itself only; its neighbours keep their direction and grow or shrink, so that
 * rooms stay closed. One in line with it stays, and a short wall joins the two.
 */
export function moveWall(
  scene: Scene,
  { wall: id, by }: { readonly wall: ElementId; readonly by: Vector },
  newId: NewId,
): Outcome {
  const wall = findElement(scene, id, "wall")
  if (!wall) return refuse("notFound", id)
  const draft = openDraft(scene)
  const walls = wallsOfLevel(scene, wall.parent)
  const others = walls.filter((other) => other.id !== id)
  const edits: WallEdits = new Map()
  if (isFree(walls, { id, wall })) {
    edits.set(id, { ...wall, from: rounded(plus(wall.from, by)), to: rounded(plus(wall.to, by)) })
    return reshapeWalls(draft, walls, edits, newId)
  }
  const across = turnLeft(directionTo(wall.from, wall.to))
  const shift = times(across, dot(by, across))
  const move = { draft, others, edits, newId }
  const [from, to] = [moveEnd(move, wall, "from", shift), moveEnd(move, wall, "to", shift)]
  if (!from || !to) return refuse("wallsWouldPart", id)
  edits.set(id, { ...wall, from: rounded(from), to: rounded(to) })
  if (isAnyTurnedRound(walls, edits)) return refuse("wallTooShort", id)
  if (carryTees(walls, edits).length > 0) return refuse("wallsWouldPart", id)
  return reshapeWalls(draft, walls, edits, newId)
}

/** Whether nothing is joined to a wall: then it moves any way. */
export const isFree = (walls: readonly WallWithId[], self: WallWithId): boolean =>
  teesOn(walls, self).length === 0 &&
  wallEnds.every((end) => {
    const others = walls.filter(({ id }) => id !== self.id)
    return tipsAt(others, self.wall[end]).length === 0 && hostsAt(others, self.wall[end]).length === 0
  })

interface Move {
  readonly draft: Draft
  readonly others: readonly WallWithId[]
  readonly edits: WallEdits
  readonly newId: NewId
}

/** Says where an end goes, and moves what is joined to it there; null if it would leave the wall it stands on. */
function moveEnd(move: Move, wall: Wall, end: WallEnd, shift: Vector): Vector | null {
  const corner = wall[end]
  const along = directionTo(wall.from, wall.to)
  const straight = plus(corner, shift)
  const [host] = hostsAt(move.others, corner)
  if (host) return slideOnHost(host.wall, straight, along)
  const tips = tipsAt(move.others, corner)
  const turning = tips.filter((tip) => Math.abs(cross(along, directionOfTip(tip))) > inLine)
  const guide = guideOf(turning)
  const target = (guide ? meetLines(straight, along, corner, guide) : null) ?? straight
  if (turning.length < tips.length) stayJoined(move, { wall, corner, target: rounded(target), turning })
  else for (const tip of turning) setEnd(move.edits, tip, target)
  return target
}

/** Where the line of the moved wall meets the wall that its end stands on. */
function slideOnHost(host: Wall, place: Vector, along: Vector): Vector | null {
  const line = [minus(place, times(along, lineReach)), plus(place, times(along, lineReach))]
  const meetings = meetSegments(line, flattenWall(host))
  return meetings.toSorted((a, b) => distance(a, place) - distance(b, place))[0] ?? null
}

const directionOfTip = ({ wall, end }: WallTip): Vector => directionTo(wall[end], wall[otherEnd(end)])

/** The one line that all walls at a corner lie in, to slide along; null where there are several, or arcs. */
function guideOf(tips: readonly WallTip[]): Vector | null {
  const [first] = tips
  if (!first) return null
  const guide = directionOfTip(first)
  const isOneLine = tips.every(
    (tip) => tip.wall.sagitta === 0 && Math.abs(cross(guide, directionOfTip(tip))) <= inLine,
  )
  return isOneLine ? guide : null
}

/** A wall in line stays at the corner: something must lead from there to where the moved wall now ends. */
function stayJoined(
  { draft, edits, newId }: Move,
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
