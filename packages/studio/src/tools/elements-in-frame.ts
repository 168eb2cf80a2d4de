import { onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { allKinds } from "../kinds/element-kinds.ts"

/** What of a level lies wholly in a frame: of the kinds that can be pointed at. */
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
  return allKinds.flatMap(({ kind, hit, plan }) =>
    hit && plan?.corners
      ? onLevel(scene, level, kind).flatMap((entry) =>
          plan.corners?.(scene, entry).every(isInside) ? [entry.id] : [],
        )
      : [],
  )
}
