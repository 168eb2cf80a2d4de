import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { LitRoom } from "@roomwright/models/light/lit-room"

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
