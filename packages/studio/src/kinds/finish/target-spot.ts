import { findElement } from "@roomwright/scene/document/scene-index"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { plus, times, turnLeft } from "@roomwright/scene/geometry/vectors"
import { cornersOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { stretchAt, stretchesOf } from "@roomwright/scene/kinds/wall/wall-stretches"
import type { EditorState } from "../../editor/editor-state.ts"
import type { Spot } from "../../tools/overlay.ts"
import { takesFinish, type FinishTarget } from "./finish-target.ts"

/** Arcs are shown in so many pieces. */
const arcSteps = 16

/** The outline of a surface that would be covered; null where it is gone. */
export function spotOf(
  { scene, level }: Pick<EditorState, "scene" | "level">,
  target: FinishTarget,
  material: string,
): Spot | null {
  const isRefused = !takesFinish(scene, target, material)
  if (target.kind === "room") {
    const room = roomAt(planLevel(scene, level), target.at)
    const [region] = room ? innerRegions(room) : []
    const height = target.on === "floor" ? 0 : (findElement(scene, level, "level")?.height ?? 0)
    return region ? { ring: region.outline.map((corner) => ({ ...corner, height })), isRefused } : null
  }
  if (target.kind === "slot") {
    const item = findElement(scene, target.item, "item")
    if (!item) return null
    const height = item.elevation + item.size.height
    return { ring: cornersOfItem(item).map((corner) => ({ ...corner, height })), isRefused }
  }
  const wall = findElement(scene, target.wall, "wall")
  const span = stretchAt(stretchesOf(planLevel(scene, level), target.wall, target.side), target.at)
  if (!wall || !span) return null
  const axis = wallAxis(wall)
  const steps = wall.sagitta === 0 ? 1 : arcSteps
  const face = Array.from({ length: steps + 1 }, (_, step) => {
    const s = span.start + ((span.end - span.start) * step) / steps
    const aside = times(turnLeft(axis.directionAt(s)), (target.side === "left" ? 0.5 : -0.5) * wall.thickness)
    return plus(axis.pointAt(s), aside)
  })
  return {
    ring: [
      ...face.map((corner) => ({ ...corner, height: 0 })),
      ...face.toReversed().map((corner) => ({ ...corner, height: wall.height })),
    ],
    isRefused,
  }
}
