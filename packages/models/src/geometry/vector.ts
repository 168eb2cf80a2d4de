/** A place or a direction in a model: metres, x to the right, y up, z to the front. */
export type Vec3 = readonly [number, number, number]
/** A place in a flat outline or a profile, in metres. */
export type Vec2 = readonly [number, number]
/** A place that a deformation moves. */
export type Place = [number, number, number]

export const add3 = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract3 = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale3 = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot3 = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross3 = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** By a root: `Math.hypot` minds numbers that no piece has, and takes ten times as long. */
export const length3 = (a: Vec3): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])
export const mix = (a: number, b: number, at: number): number => a + (b - a) * at
export const mix3 = (a: Vec3, b: Vec3, at: number): Vec3 => [
  mix(a[0], b[0], at),
  mix(a[1], b[1], at),
  mix(a[2], b[2], at),
]
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value

/** The same direction at length 1; up where it has none. */
export function unit3(a: Vec3): Vec3 {
  const far = length3(a)
  return far < 1e-12 ? [0, 1, 0] : [a[0] / far, a[1] / far, a[2] / far]
}
