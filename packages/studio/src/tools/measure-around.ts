import { childrenOfKind, findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Opening } from "@roomwright/scene/elements/opening"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Wall } from "@roomwright/scene/elements/wall"
import { freeSpans } from "@roomwright/scene/geometry/blocked-spans"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { tipsAt, wallEnds } from "@roomwright/scene/geometry/wall-joins"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"
import { wallsNear } from "@roomwright/scene/geometry/walls-near"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Measure } from "../editor/overlay.ts"

/** The length of a wall along its centre line. */
export const measureWall = (wall: Wall): Measure => ({
  from: wall.from,
  to: wall.to,
  length: Math.round(wallAxis(wall).length),
})

/** A wall and those that share an end with it: what changes while it is moved. */
export function measureWithNeighbours(scene: Scene, id: ElementId): readonly Measure[] {
  const wall = findElement(scene, id, "wall")
  if (!wall) return []
  const others = wallsOfLevel(scene, wall.parent).filter((other) => other.id !== id)
  const joined = wallEnds.flatMap((end) => tipsAt(others, wall[end]))
  return [...new Set([wall, ...joined.map((tip) => tip.wall)])].map(measureWall)
}

/** The walls that end at a place. */
export const measureCorner = (scene: Scene, level: ElementId, at: Vector): readonly Measure[] =>
  tipsAt(wallsOfLevel(scene, level), at).map(({ wall }) => measureWall(wall))

/** How far an opening is from what stands next to it in its wall on both sides, and how wide it is. */
export function measureOpening(scene: Scene, opening: Opening, id: ElementId | null): readonly Measure[] {
  const wall = findElement(scene, opening.parent, "wall")
  if (!wall) return []
  const axis = wallAxis(wall)
  const [start, end] = [opening.at - opening.width / 2, opening.at + opening.width / 2]
  const others = wallsNear(wallsOfLevel(scene, wall.parent), wall).filter(
    (other) => other.id !== opening.parent,
  )
  const free = freeSpans(
    wall,
    others.map((other) => other.wall),
  ).find((span) => span.start <= opening.at && span.end >= opening.at)
  const stops = childrenOfKind(scene, opening.parent, "opening").flatMap((other) =>
    other.id === id
      ? []
      : [other.element.at - other.element.width / 2, other.element.at + other.element.width / 2],
  )
  const before = Math.max(free?.start ?? 0, ...stops.filter((stop) => stop <= start))
  const after = Math.min(free?.end ?? axis.length, ...stops.filter((stop) => stop >= end))
  const between = (one: number, other: number): Measure => ({
    from: axis.pointAt(one),
    to: axis.pointAt(other),
    length: Math.round(other - one),
  })
  return [between(before, start), between(start, end), between(end, after)].filter(({ length }) => length > 0)
}
