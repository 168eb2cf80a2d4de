import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { Eye } from "./stage-port.ts"

/** An eye that goes around a place: radians, metres. */
export interface OrbitEye {
  readonly target: Vec3
  readonly distance: number
  /** 0 looks from below the plan, to the right counter-clockwise. */
  readonly azimuth: number
  /** Over the level: 0 to a quarter turn. */
  readonly elevation: number
}

/** An eye that stands on a floor. */
export interface WalkEye {
  /** Its height included. */
  readonly at: Vec3
  /** Counter-clockwise; 0 looks up the plan. */
  readonly yaw: number
  readonly pitch: number
}

/** Of the eye above the floor, metres. */
export const eyeHeight = 1.5
const lens = { orbit: 34, walk: 58 } as const
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

export function eyeOfOrbit({ target: [x, y, z], distance, azimuth, elevation }: OrbitEye): Eye {
  const flat = Math.cos(elevation) * distance
  return {
    at: [x + Math.sin(azimuth) * flat, y + Math.sin(elevation) * distance, z + Math.cos(azimuth) * flat],
    to: [x, y, z],
    fieldOfView: lens.orbit,
  }
}

export function eyeOfWalk({ at: [x, y, z], yaw, pitch }: WalkEye): Eye {
  const flat = Math.cos(pitch)
  return {
    at: [x, y, z],
    to: [x - Math.sin(yaw) * flat, y + Math.sin(pitch), z - Math.cos(yaw) * flat],
    fieldOfView: lens.walk,
  }
}

/** Turned by a drag over the picture, radians. */
export const turnOrbit = (eye: OrbitEye, round: number, up: number): OrbitEye => ({
  ...eye,
  azimuth: eye.azimuth + round,
  elevation: clamp(eye.elevation + up, 0.04, Math.PI / 2 - 0.02),
})

export const turnWalk = (eye: WalkEye, round: number, up: number): WalkEye => ({
  ...eye,
  yaw: eye.yaw + round,
  pitch: clamp(eye.pitch + up, -1.2, 1.2),
})

/** Nearer for factors above 1. */
export const zoomOrbit = (eye: OrbitEye, factor: number): OrbitEye => ({
  ...eye,
  distance: clamp(eye.distance / factor, 1.2, 120),
})

/** Pushed over the floor, to the right and away, metres. */
export function pushOrbit(eye: OrbitEye, right: number, away: number): OrbitEye {
  const [sin, cos] = [Math.sin(eye.azimuth), Math.cos(eye.azimuth)]
  const [x, y, z] = eye.target
  return { ...eye, target: [x + cos * right - sin * away, y, z - sin * right - cos * away] }
}

/** An eye that sees all of a ball: from the side, or from above for a doll's house. */
export function fitOrbit(middle: Vec3, reach: number, aspect: number, isFromAbove: boolean): OrbitEye {
  const half = ((lens.orbit / 2) * Math.PI) / 180
  const narrow = Math.min(half, Math.atan(Math.tan(half) * aspect))
  return {
    target: [middle[0], middle[1] - reach * 0.12, middle[2]],
    distance: (reach * 0.87) / Math.sin(narrow),
    azimuth: isFromAbove ? 0 : 0.62,
    elevation: isFromAbove ? 1.12 : 0.66,
  }
}

/** Level and upward direction of an eye: radians as `azimuth` and `yaw` are, and up. */
function wayOf({ at, to }: Eye): { readonly round: number; readonly up: number } {
  const [dx, dy, dz] = [to[0] - at[0], to[1] - at[1], to[2] - at[2]]
  return { round: Math.atan2(-dx, -dz), up: Math.atan2(dy, Math.hypot(dx, dz)) }
}

/** Goes around what an eye looks at: where its way meets the floor (metres), or some metres ahead. */
export function orbitOfEye(eye: Eye, floor: number): OrbitEye {
  const { round, up } = wayOf(eye)
  const [x, y, z] = eye.at
  const toFloor = up < -0.01 ? (y - floor) / Math.sin(-up) : 5
  const distance = clamp(toFloor, 1.2, 120)
  const flat = Math.cos(up) * distance
  return {
    target: [x - Math.sin(round) * flat, y + Math.sin(up) * distance, z - Math.cos(round) * flat],
    distance,
    azimuth: round,
    elevation: -up,
  }
}

/** Stands where an eye is and looks where it looks. */
export function walkOfEye(eye: Eye): WalkEye {
  const { round, up } = wayOf(eye)
  return { at: eye.at, yaw: round, pitch: up }
}
