import { onLevel } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { planKinds } from "../kinds/plan-kinds.ts"

/** The corners of everything that stands on a level: what has to be seen when all of it is to be seen. */
export const placesOfLevel = (scene: Scene, level: ElementId): readonly Vector[] =>
  planKinds.flatMap((plan) =>
    plan.corners && !plan.isApart
      ? onLevel(scene, level, plan.kind).flatMap((entry) => plan.corners?.(scene, entry) ?? [])
      : [],
  )
