import { normalTurn } from "@roomwright/scene/commands/normal-turn"
import type { Camera } from "@roomwright/scene/kinds/camera/camera"
import type { Sight } from "./project-place.ts"

type Eye = Sight["eye"]

const degrees = (radians: number): number => (radians * 180) / Math.PI
const radians = (of: number): number => (of * Math.PI) / 180
/** Bounds of a camera in a document, degrees. */
const [narrowest, widest] = [5, 150]

/** What is seen now as a camera of a document. `floor` is the elevation of its level, mm. */
export function cameraOfSight(
  { eye, width, height }: Sight,
  { parent, name, floor }: { readonly parent: string; readonly name: string; readonly floor: number },
): Omit<Camera, "kind"> {
  const [x, y, z] = eye.at
  const [dx, dy, dz] = [eye.to[0] - x, eye.to[1] - y, eye.to[2] - z]
  const aspect = width / Math.max(1, height)
  const across = 2 * degrees(Math.atan(Math.tan(radians(eye.fieldOfView / 2)) * aspect))
  return {
    parent,
    name,
    at: { x: Math.round(x * 1000), y: Math.round(-z * 1000) + 0 },
    elevation: Math.round(y * 1000 - floor),
    turn: normalTurn(degrees(Math.atan2(-dz, dx))),
    tilt: Math.round(degrees(Math.atan2(dy, Math.hypot(dx, dz))) * 1000) / 1000,
    fieldOfView: Math.min(widest, Math.max(narrowest, Math.round(across * 1000) / 1000)),
    view: "still",
  }
}

/** From where a camera sees, in a picture of this shape (width by height). */
export function eyeOfCamera(
  { at, elevation, turn, tilt, fieldOfView }: Camera,
  { floor, aspect }: { readonly floor: number; readonly aspect: number },
): Eye {
  const [x, y, z] = [at.x / 1000, (elevation + floor) / 1000, -at.y / 1000]
  const flat = Math.cos(radians(tilt))
  return {
    at: [x, y, z],
    to: [x + Math.cos(radians(turn)) * flat, y + Math.sin(radians(tilt)), z - Math.sin(radians(turn)) * flat],
    fieldOfView: 2 * degrees(Math.atan(Math.tan(radians(fieldOfView / 2)) / aspect)),
  }
}
