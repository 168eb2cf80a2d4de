import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { RenderCamera } from "./render-order.ts"

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (of: number): number => (of * 180) / Math.PI

/** Up and down a picture of this shape (width by height), degrees. */
export const fieldUpDown = (across: number, aspect: number): number =>
  2 * degrees(Math.atan(Math.tan(radians(across / 2)) / aspect))

/** Across a picture, degrees, by that up and down. */
export const fieldAcross = (upDown: number, aspect: number): number =>
  2 * degrees(Math.atan(Math.tan(radians(upDown / 2)) * aspect))

/** Across a full frame of 36 mm, degrees: of a lens with this focal length, mm. */
export const fieldOfLens = (focal: number): number => 2 * degrees(Math.atan(18 / focal))

/** The place that a camera looks to, a metre away. */
export function lookingTo({ eye: [x, y, z], turn, tilt }: RenderCamera): Vec3 {
  const flat = Math.cos(radians(tilt))
  return [x - Math.sin(radians(turn)) * flat, y + Math.sin(radians(tilt)), z - Math.cos(radians(turn)) * flat]
}

/** Most of a picture that a shift lens moves it, in widths. */
const mostShift = 0.35

/** Keeps verticals upright: the camera looks level, and its lens is moved by what it was tilted. What is too much stays a tilt. */
export function straighten(camera: RenderCamera): RenderCamera {
  const shift = Math.tan(radians(camera.tilt)) / (2 * Math.tan(radians(camera.fieldOfView / 2)))
  if (Math.abs(shift) > mostShift) return camera
  return { ...camera, tilt: 0, lensShift: Math.round(shift * 1e4) / 1e4 }
}

/** The camera of an eye that looks from place to place, metres. */
export function cameraOfEye(
  eye: { readonly at: Vec3; readonly to: Vec3; readonly fieldOfView: number },
  aspect: number,
): RenderCamera {
  const [dx, dy, dz] = [eye.to[0] - eye.at[0], eye.to[1] - eye.at[1], eye.to[2] - eye.at[2]]
  const round = (value: number): number => Math.round(value * 1e3) / 1e3
  const turn = round(degrees(Math.atan2(-dx, -dz)) % 360)
  return {
    eye: [round(eye.at[0]), round(eye.at[1]), round(eye.at[2])],
    turn: turn < 0 ? (turn + 360) % 360 : turn,
    tilt: round(degrees(Math.atan2(dy, Math.hypot(dx, dz)))),
    fieldOfView: Math.min(150, Math.max(5, round(fieldAcross(eye.fieldOfView, aspect)))),
    lensShift: 0,
    focus: null,
  }
}
