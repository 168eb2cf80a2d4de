import { findElement } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Wall } from "@roomwright/scene/kinds/wall/wall"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { tipsAt, wallEnds } from "@roomwright/scene/kinds/wall/wall-joins"
import type { Measure } from "../../tools/overlay.ts"

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
