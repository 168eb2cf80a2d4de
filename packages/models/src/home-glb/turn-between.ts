import type { Vec3 } from "../geometry/vector.ts"

type Quaternion = [x: number, y: number, z: number, w: number]

/** The rotation that lets what looks along -z with y up, as lights and cameras of glTF do, look along a direction, level with the floor. */
export function turnBetween([x, y, z]: Vec3): Quaternion {
  const turn = Math.atan2(-x, -z)
  const tilt = Math.atan2(y, Math.hypot(x, z))
  return turnAndTilt(turn, tilt)
}

/** The rotation about the upright axis (radians counter-clockwise seen from above) after one upwards. */
export function turnAndTilt(turn: number, tilt: number): Quaternion {
  const [sy, cy] = [Math.sin(turn / 2), Math.cos(turn / 2)]
  const [sx, cx] = [Math.sin(tilt / 2), Math.cos(tilt / 2)]
  return [cy * sx, sy * cx, -sy * sx, cy * cx]
}
