import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { wallsOfLevel } from "@roomwright/scene/geometry/plan-level"
import { flattenWall, wallAxis } from "@roomwright/scene/geometry/wall-axis"
import type { Vector } from "@roomwright/scene/geometry/vectors"

/** Walls and openings of a level that lie wholly in a frame. */
export function elementsInFrame(
  scene: Scene,
  level: ElementId,
  one: Vector,
  other: Vector,
): readonly ElementId[] {
  const isInside = ({ x, y }: Vector): boolean =>
    x >= Math.min(one.x, other.x) &&
    x <= Math.max(one.x, other.x) &&
    y >= Math.min(one.y, other.y) &&
    y <= Math.max(one.y, other.y)
  return wallsOfLevel(scene, level).flatMap(({ id, wall }) => {
    const axis = wallAxis(wall)
    const openings = childrenOfKind(scene, id, "opening")
      .filter(({ element: { at, width } }) =>
        [at - width / 2, at + width / 2].every((s) => isInside(axis.pointAt(s))),
      )
      .map((opening) => opening.id)
    return flattenWall(wall).every(isInside) ? [id, ...openings] : openings
  })
}
