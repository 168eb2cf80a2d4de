import { childrenOfKind, type Entry } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import { isSurfaceFinish, type SurfaceFinish, type WallFinish } from "../kinds/finish/finish.ts"
import type { RoomLabel } from "../kinds/room-label/room-label.ts"
import type { WallSide } from "../kinds/wall/wall.ts"
import type { ElementId } from "../elements/values.ts"
import type { Span } from "../kinds/opening/blocked-spans.ts"
import { isInRegion } from "./rings.ts"
import type { Room } from "./rooms.ts"

/** A room's name; null if it has none. Of several, the one with the first id. */
export const labelOf = (scene: Scene, level: ElementId, room: Room): Entry<RoomLabel> | null =>
  childrenOfKind(scene, level, "roomLabel").find(({ element }) => isInRegion(element.at, room)) ?? null

/** The material of its floor or ceiling, null if none was chosen. */
export function surfaceFinishOf(
  scene: Scene,
  level: ElementId,
  room: Room,
  on: SurfaceFinish["on"],
): Entry<SurfaceFinish> | null {
  for (const { id, element } of childrenOfKind(scene, level, "finish")) {
    if (isSurfaceFinish(element) && element.on === on && isInRegion(element.at, room)) return { id, element }
  }
  return null
}

/** The material of a wall's stretch on one side, null if none was chosen. */
export function wallFinishOf(
  scene: Scene,
  wall: ElementId,
  side: WallSide,
  stretch: Span,
): Entry<WallFinish> | null {
  for (const { id, element } of childrenOfKind(scene, wall, "finish")) {
    if (isSurfaceFinish(element) || element.on !== side) continue
    if (element.at >= stretch.start && element.at <= stretch.end) return { id, element }
  }
  return null
}
