import type { Wall } from "./wall.ts"
import type { ElementId, Point } from "../../elements/values.ts"
import { touchDistance } from "../../geometry/find-joints.ts"
import type { WallWithId } from "../../geometry/rooms.ts"
import {
  directionTo,
  distance,
  minus,
  nearestOnLine,
  plus,
  rounded,
  times,
  type Vector,
} from "../../geometry/vectors.ts"
import { flattenWall, wallAxis } from "./wall-axis.ts"
import { meetSegments } from "../../geometry/meet-segments.ts"
import { teesOn, type WallTip } from "./wall-joins.ts"

/** The new state of the walls that change. */
export type WallEdits = Map<ElementId, Wall>

/** How far a line is extended to find the wall again that it ended on, mm. */
const reach = 1_000_000

/**
 * Walls that ended on a changed one follow it: along their own line if it still meets that wall, else to the
 * same share of its length. Walls that end on those follow in turn. Ends that were already edited stay.
 * Returns the walls whose own line no longer met the one they ended on.
 */
export function carryTees(walls: readonly WallWithId[], edits: WallEdits): readonly ElementId[] {
  const strayed: ElementId[] = []
  const waiting = walls.filter(({ id }) => edits.has(id))
  const carried = new Set<string>()
  for (let host = waiting.pop(); host; host = waiting.pop()) {
    const after = edits.get(host.id)
    if (!after) continue
    for (const tee of teesOn(walls, host)) {
      const wall = edits.get(tee.id) ?? tee.wall
      const key = `${tee.id} ${tee.end}`
      if (carried.has(key) || wall[tee.end] !== tee.wall[tee.end]) continue
      const onLine = followLine(tee, after)
      if (!onLine) strayed.push(tee.id)
      const place = onLine ?? followShare(tee, host.wall, after)
      if (distance(place, tee.wall[tee.end]) === 0) continue
      carried.add(key)
      edits.set(tee.id, { ...wall, [tee.end]: place })
      waiting.push({ id: tee.id, wall: tee.wall })
    }
  }
  return strayed
}

function followLine({ wall, end }: WallTip, after: Wall): Point | null {
  const place = wall[end]
  const isStillThere = wallAxis(after).project(place).distance <= touchDistance && isWithin(after, place)
  if (isStillThere) return place
  const along = times(directionTo(place, wall[end === "from" ? "to" : "from"]), reach)
  const line = wall.sagitta === 0 ? [minus(place, along), plus(place, along)] : []
  const [nearest] = meetSegments(line, flattenWall(after)).toSorted(
    (a, b) => distance(a, place) - distance(b, place),
  )
  return nearest ? rounded(nearest) : null
}

function followShare({ wall, end }: WallTip, before: Wall, after: Wall): Point {
  const [old, axis] = [wallAxis(before), wallAxis(after)]
  return rounded(axis.pointAt((old.project(wall[end]).s / old.length) * axis.length))
}

/** Whether a point on the line of a wall is between its ends. */
export function isWithin(wall: Wall, place: Vector): boolean {
  if (wall.sagitta !== 0) return wallAxis(wall).project(place).distance <= touchDistance
  return nearestOnLine(place, wall.from, wall.to).distance <= touchDistance
}
