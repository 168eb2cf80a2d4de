import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
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

/** A scene never changes, so its levels are drawn once, whoever shows them. */
const known = new WeakMap<Scene, Map<ElementId, LevelDrawing>>()

/** Draws walls, openings and rooms of a level. Paths are mm of the plan, y up. */
export function drawLevel(scene: Scene, level: ElementId): LevelDrawing {
  const levels = known.get(scene) ?? new Map<ElementId, LevelDrawing>()
  known.set(scene, levels)
  const drawing = levels.get(level) ?? drawNew(scene, level)
  levels.set(level, drawing)
  return drawing
}

function drawNew(scene: Scene, level: ElementId): LevelDrawing {
  const plan = planLevel(scene, level)
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
