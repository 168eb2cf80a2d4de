import type { Document, Node } from "@gltf-transform/core"
import { roomAround } from "../light/lit-home.ts"
import type { LitRoom } from "../light/lit-room.ts"
import type { HomeCamera } from "./home-options.ts"
import { turnAndTilt } from "./turn-between.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Cameras as nodes. glTF knows no lens shift and no panorama: `extras` have `view`, `fieldOfView` (degrees across), `lensShift` (widths of
 * the picture upwards), `focus` (metres and f-number, where not all is sharp) and `rooms`, the indices of the rooms whose light is seen from there.
 */
export const writeCameras = (
  document: Document,
  cameras: readonly HomeCamera[],
  rooms: readonly LitRoom[],
): readonly Node[] =>
  cameras.map(({ name, eye, turn, tilt, fieldOfView, aspect, lensShift, view, focus = null }) => {
    const across = Math.min(radians(fieldOfView), Math.PI * 0.95)
    const camera = document
      .createCamera(name)
      .setType("perspective")
      .setAspectRatio(aspect)
      .setYFov(2 * Math.atan(Math.tan(across / 2) / aspect))
      .setZNear(0.05)
    return document
      .createNode(name)
      .setCamera(camera)
      .setTranslation([...eye])
      .setRotation(turnAndTilt(radians(turn), radians(tilt)))
      .setExtras({
        camera: name,
        view,
        fieldOfView,
        lensShift,
        ...(focus ? { focus: { ...focus } } : {}),
        rooms: [...roomsInSight(rooms, eye)],
      })
  })

/** A room, and those that one sees into through passages, glass and sliding doors; all where one stands in none. */
export function roomsInSight(rooms: readonly LitRoom[], eye: HomeCamera["eye"]): readonly number[] {
  const own = roomAround(rooms, eye)
  if (own === -1) return rooms.map((_, index) => index)
  const seen = new Set([own])
  const next = [own]
  for (let room = next.pop(); room !== undefined; room = next.pop())
    for (const { to, passes } of rooms[room]?.holes ?? [])
      if (to >= 0 && passes > 0.5 && !seen.has(to)) {
        seen.add(to)
        next.push(to)
      }
  return [...seen].toSorted((a, b) => a - b)
}
