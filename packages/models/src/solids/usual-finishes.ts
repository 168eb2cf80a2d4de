import { isFinishId, type FinishId } from "../finishes/finishes.ts"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { labelOf, surfaceFinishOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"

/** What surfaces look like of which nobody has said anything. */
export const usualFinishes = {
  wall: "paint-white",
  outside: "paint-chalk",
  ceiling: "paint-white",
  skirting: "lacquer-white",
} as const satisfies Readonly<Record<string, FinishId>>

const tiled: ReadonlySet<RoomKind> = new Set(["bathroom", "toilet", "laundry", "balcony", "terrace"])
/** Rooms under the sky. */
const open: ReadonlySet<RoomKind> = new Set(["balcony", "terrace"])

/** A finish of the library, or what is usual where a document names another. */
export const finishOr = (material: string | undefined, usual: FinishId): FinishId =>
  material !== undefined && isFinishId(material) ? material : usual

/** What the floor of a room is covered with, and how its pattern is turned. */
export function floorOf(
  scene: Scene,
  level: ElementId,
  room: Room,
): { readonly finish: FinishId; readonly turn: number } {
  const laid = surfaceFinishOf(scene, level, room, "floor")?.element
  const kind = labelOf(scene, level, room)?.element.room
  const usual = kind && tiled.has(kind) ? "porcelain-grey" : "planks-oak"
  return { finish: finishOr(laid?.material, usual), turn: laid?.turn ?? 0 }
}

/** Whether a room has a ceiling and skirting boards. */
export function isUnderRoof(scene: Scene, level: ElementId, room: Room): boolean {
  const kind = labelOf(scene, level, room)?.element.room
  return !kind || !open.has(kind)
}
