import { findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel, roomAt } from "@roomwright/scene/geometry/plan-level"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import type { Vec3 } from "../geometry/vector.ts"

/** In which room a stop is. */
export interface StopRoom {
  /** Null above and below all levels. */
  readonly level: ElementId | null
  /** The owner's name for the room; empty: that of its kind. */
  readonly name: string
  readonly room: RoomKind | null
}

/** The room around an eye (metres of the world). */
export function describeStop(scene: Scene, [x, y, z]: Vec3): StopRoom {
  const place = { x: x * 1000, y: -z * 1000 }
  for (const { id } of levelsOf(scene)) {
    const level = findElement(scene, id, "level")
    const above = y - (level?.elevation ?? 0) / 1000
    if (!level || above < 0 || above > level.height / 1000) continue
    const room = roomAt(planLevel(scene, id), place)
    const label = room && labelOf(scene, id, room)?.element
    return { level: id, name: label?.name ?? "", room: label?.room ?? null }
  }
  return { level: null, name: "", room: null }
}
