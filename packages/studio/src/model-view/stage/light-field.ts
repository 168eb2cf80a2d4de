import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { Rgb } from "@roomwright/models/light/colours"
import type { FieldGrid } from "./field-grid.ts"
import type { LitRoom } from "@roomwright/models/light/lit-room"
import { lampStrength, skyFrom, type HomeLight } from "./room-light.ts"

/**
 * The soft light in the rooms of a home at the places of a grid: what falls there on a face turned to +x, -x, +y, -y, +z, -z, as
 * irradiance. Daylight and lamplight that surfaces threw back, and the sky itself as it comes through windows.
 */
export interface LightField {
  readonly grids: readonly FieldGrid[]
  /** 18 numbers of each place, all grids in a row: six faces of red, green and blue. */
  readonly day: Float32Array
  readonly lamp: Float32Array
  readonly sky: Float32Array
  readonly home: HomeLight
  /** The mean light on surfaces of each room, divided by pi: daylight and lamplight. */
  readonly means: readonly Rgb[]
}

/** Adds light that comes from `way` with a radiance to the faces that it falls on. */
export function addFaces(to: Float32Array, base: number, way: Vec3, [r, g, b]: Rgb, solid: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const part = way[axis] ?? 0
    const at = base + (axis * 2 + (part > 0 ? 0 : 1)) * 3
    const share = solid * Math.abs(part)
    to[at] = (to[at] ?? 0) + r * share
    to[at + 1] = (to[at + 1] ?? 0) + g * share
    to[at + 2] = (to[at + 2] ?? 0) + b * share
  }
}

/** The sky through the windows of a room, from a few places on each. */
export function addWindows(home: HomeLight, room: LitRoom, from: Vec3, to: Float32Array, base: number): void {
  for (const { middle, along, inward, width, height } of room.windows) {
    const [columns, rows] = [Math.max(2, Math.ceil(width / 0.6)), Math.max(2, Math.ceil(height / 0.6))]
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const right = ((column + 0.5) / columns - 0.5) * width
        const dx = middle[0] + along[0] * right - from[0]
        const dy = middle[1] + ((row + 0.5) / rows - 0.5) * height - from[1]
        const dz = middle[2] + along[1] * right - from[2]
        const far = Math.hypot(dx, dy, dz) || 1
        const way: Vec3 = [dx / far, dy / far, dz / far]
        const facing = -(way[0] * inward[0] + way[2] * inward[1])
        if (facing <= 0) continue
        const area = (width * height) / (columns * rows)
        addFaces(to, base, way, skyFrom(home, way), (area * facing) / Math.max(far * far, area))
      }
  }
}

/** What lamps throw at a place of their room. */
export function addLamps(
  { lamps }: Pick<HomeLight, "lamps">,
  from: Vec3,
  to: Float32Array,
  base: number,
): void {
  for (const lamp of lamps) {
    const [dx, dy, dz] = [lamp.at[0] - from[0], lamp.at[1] - from[1], lamp.at[2] - from[2]]
    const far = Math.hypot(dx, dy, dz) || 1
    addFaces(to, base, [dx / far, dy / far, dz / far], lampStrength(lamp), 1 / Math.max(0.16, far * far))
  }
}

/** The mean light on all surfaces around the places of a grid, over pi. */
export function meanOf(grid: FieldGrid | undefined, fields: readonly Float32Array[]): Rgb {
  const sum = [0, 0, 0]
  if (!grid) return [0, 0, 0]
  const [first, last] = [grid.first * 18, (grid.first + grid.count) * 18]
  for (const field of fields)
    for (let at = first; at < last; at++) sum[at % 3] = (sum[at % 3] ?? 0) + (field[at] ?? 0)
  const by = 1 / (grid.count * 6 * Math.PI)
  return [(sum[0] ?? 0) * by, (sum[1] ?? 0) * by, (sum[2] ?? 0) * by]
}
