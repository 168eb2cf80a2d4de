import { describeStop } from "@roomwright/models/tour/describe-stop"
import { proposeStops } from "@roomwright/models/tour/propose-stops"
import type { Scene } from "@roomwright/scene/document/scene"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import type { RenderCamera } from "./render-order.ts"

/** A room that a tour can stop in. */
export interface TourRoomChoice {
  readonly key: string
  readonly name: string
  readonly camera: RenderCamera
}

/** The rooms of a home with a panorama's camera in each, the largest first; equal names are numbered by `word`. */
export function tourRooms(
  scene: Scene,
  word: { readonly kind: (kind: RoomKind) => string; readonly unnamed: string },
): readonly TourRoomChoice[] {
  const seen = new Map<string, number>()
  return proposeStops(scene).map(({ eye }) => {
    const { name, room } = describeStop(scene, eye)
    const own = name || (room ? word.kind(room) : word.unnamed)
    const count = (seen.get(own) ?? 0) + 1
    seen.set(own, count)
    const at = eye.map((part) => Math.round(part * 1e3) / 1e3) as unknown as RenderCamera["eye"]
    return {
      key: at.join(" "),
      name: count === 1 ? own : `${own} ${count}`,
      camera: { eye: at, turn: 0, tilt: 0, fieldOfView: 90, lensShift: 0, focus: null },
    }
  })
}
