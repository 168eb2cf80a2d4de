import type { Mesh } from "./mesh.ts"
import { cross3, dot3, scale3, subtract3, unit3, type Vec3 } from "./vector.ts"

interface Aim {
  /** Where its origin goes. */
  readonly at: Vec3
  /** Where its y points. */
  readonly along: Vec3
  /** What its z looks to, as near as it can; up where nothing is said. */
  readonly facing?: Vec3
  readonly scale?: number
}

/** Puts a shape that grows along y and looks to z onto a stem, a rail or a shade: by directions, not by angles. */
export function aim(mesh: Mesh, { at, along, facing = [0, 1, 0], scale = 1 }: Aim): Mesh {
  const y = unit3(along)
  const flat = subtract3(facing, scale3(y, dot3(facing, y)))
  const z = Math.hypot(...flat) > 1e-4 ? unit3(flat) : unit3(cross3(y, [0.31, 0.2, 0.93]))
  const x = cross3(y, z)
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [px = 0, py = 0, pz = 0] = mesh.positions.subarray(i, i + 3)
    const [nx = 0, ny = 0, nz = 0] = mesh.normals.subarray(i, i + 3)
    for (const axis of [0, 1, 2] as const) {
      positions[i + axis] = at[axis] + (x[axis] * px + y[axis] * py + z[axis] * pz) * scale
      normals[i + axis] = x[axis] * nx + y[axis] * ny + z[axis] * nz
    }
  }
  return { ...mesh, positions, normals }
}

/** The direction at an angle about the upright axis, `rise` radians above level. */
export const directionOf = (around: number, rise: number): Vec3 => [
  Math.cos(around) * Math.cos(rise),
  Math.sin(rise),
  Math.sin(around) * Math.cos(rise),
]
