import { childrenOfKind, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import type { Opening } from "@roomwright/scene/kinds/opening/opening"
import type { RoomLabel } from "@roomwright/scene/kinds/room-label/room-label"
import type { WallPlan } from "@roomwright/scene/geometry/rooms"
import { outlineWall } from "@roomwright/scene/kinds/wall/wall-outline"
import { drawRooms, type RoomShape } from "../kinds/room/draw-rooms.ts"
import { drawWall, type OpeningShape, type WallShape } from "../kinds/wall/draw-wall.ts"

/** What is drawn of a level's building. */
export interface LevelDrawing {
  readonly plan: WallPlan
  readonly walls: readonly WallShape[]
  readonly openings: readonly OpeningShape[]
  readonly rooms: readonly RoomShape[]
}

/** What was drawn last of a plan, and of what: most edits leave a level's building as it is. */
interface Drawn {
  readonly drawing: LevelDrawing
  readonly openings: readonly (readonly Entry<Opening>[])[]
  readonly labels: readonly Entry<RoomLabel>[]
}
const known = new WeakMap<WallPlan, Drawn>()

/** Draws walls, openings and rooms of a level; the same drawing again as long as nothing of them changes. Paths are mm of the plan, y up. */
export function drawLevel(scene: Scene, level: ElementId): LevelDrawing {
  const plan = planLevel(scene, level)
  const openings = plan.walls.map(({ id }) => childrenOfKind(scene, id, "opening"))
  const labels = childrenOfKind(scene, level, "roomLabel")
  const last = known.get(plan)
  if (last?.labels === labels && openings.every((list, at) => list === last.openings[at])) return last.drawing
  const drawing = drawNew(scene, level, plan)
  known.set(plan, { drawing, openings, labels })
  return drawing
}

function drawNew(scene: Scene, level: ElementId, plan: WallPlan): LevelDrawing {
  const drawn = plan.walls.flatMap(({ id, wall }, number) => {
    const outline = outlineWall(plan, number)
    return outline ? [drawWall(id, wall, outline, childrenOfKind(scene, id, "opening"))] : []
  })
  return {
    plan,
    walls: drawn.map(({ shape }) => shape),
    openings: drawn.flatMap(({ openings }) => openings),
    rooms: drawRooms(scene, level, plan),
  }
}
