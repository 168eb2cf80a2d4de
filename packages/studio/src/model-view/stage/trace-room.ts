import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { Rgb } from "./colours.ts"
import type { LitRoom } from "./lit-home.ts"

/** Where light falls. */
export interface Hit {
  readonly at: Vec3
  readonly normal: Vec3
  readonly colour: Rgb
}

/** Where a ray from inside a room meets its floor, ceiling or walls; null where it leaves through a crack. */
export function traceRoom({ ring, floorY, height, floor, wall }: LitRoom, at: Vec3, way: Vec3): Hit | null {
  let far = Infinity
  let normal: Vec3 = [0, 1, 0]
  let colour = floor
  if (way[1] < 0) far = (floorY - at[1]) / way[1]
  else if (way[1] > 0) {
    far = (floorY + height - at[1]) / way[1]
    normal = [0, -1, 0]
    colour = [0.82, 0.8, 0.77]
  }
  for (const [index, [x, z]] of ring.entries()) {
    const [nextX, nextZ] = ring[(index + 1) % ring.length] ?? [x, z]
    const [dx, dz] = [nextX - x, nextZ - z]
    const turn = way[0] * dz - way[2] * dx
    if (Math.abs(turn) < 1e-9) continue
    const share = ((x - at[0]) * way[2] - (z - at[2]) * way[0]) / turn
    const distance = ((x - at[0]) * dz - (z - at[2]) * dx) / turn
    if (share < 0 || share > 1 || distance < 1e-4 || distance >= far) continue
    far = distance
    const long = Math.hypot(dx, dz)
    const side = way[0] * dz - way[2] * dx > 0 ? -1 : 1
    normal = [(side * dz) / long, 0, (-side * dx) / long]
    colour = wall
  }
  if (!Number.isFinite(far) || far <= 0) return null
  return { at: [at[0] + way[0] * far, at[1] + way[1] * far, at[2] + way[2] * far], normal, colour }
}

/** Whether a place is in a room. */
export function isInside({ ring, floorY, height }: LitRoom, [x, y, z]: Vec3): boolean {
  if (y < floorY || y > floorY + height) return false
  let inside = false
  for (const [index, [ax, az]] of ring.entries()) {
    const [bx, bz] = ring[(index + 1) % ring.length] ?? [ax, az]
    if (az > z !== bz > z && x < ax + ((z - az) / (bz - az)) * (bx - ax)) inside = !inside
  }
  return inside
}

/** A direction of all around. */
export function onSphere(a: number, b: number): Vec3 {
  const y = 1 - 2 * a
  const r = Math.sqrt(Math.max(0, 1 - y * y))
  return [r * Math.cos(2 * Math.PI * b), y, r * Math.sin(2 * Math.PI * b)]
}

/** A direction as light leaves a matt surface: by the cosine. */
export function aroundNormal([nx, ny, nz]: Vec3, a: number, b: number): Vec3 {
  const [x, y, z] = onSphere(a, b)
  const [sx, sy, sz] = [nx + x * 0.999, ny + y * 0.999, nz + z * 0.999]
  const far = Math.hypot(sx, sy, sz) || 1
  return [sx / far, sy / far, sz / far]
}
