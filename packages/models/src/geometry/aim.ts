import type { Mesh } from "./mesh.ts"
import { cross3, dot3, length3, scale3, subtract3, unit3, type Vec3 } from "./vector.ts"

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
  const z = length3(flat) > 1e-4 ? unit3(flat) : unit3(cross3(y, [0.31, 0.2, 0.93]))
  const x = cross3(y, z)
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let i = 0; i < positions.length; i += 3) {
    const px = (mesh.positions[i] ?? 0) * scale
    const py = (mesh.positions[i + 1] ?? 0) * scale
    const pz = (mesh.positions[i + 2] ?? 0) * scale
    const nx = mesh.normals[i] ?? 0
    const ny = mesh.normals[i + 1] ?? 0
    const nz = mesh.normals[i + 2] ?? 0
    positions[i] = at[0] + x[0] * px + y[0] * py + z[0] * pz
    positions[i + 1] = at[1] + x[1] * px + y[1] * py + z[1] * pz
    positions[i + 2] = at[2] + x[2] * px + y[2] * py + z[2] * pz
    normals[i] = x[0] * nx + y[0] * ny + z[0] * nz
    normals[i + 1] = x[1] * nx + y[1] * ny + z[1] * nz
    normals[i + 2] = x[2] * nx + y[2] * ny + z[2] * nz
  }
  return { ...mesh, positions, normals }
}

/** The direction at an angle about the upright axis, `rise` radians above level. */
export const directionOf = (around: number, rise: number): Vec3 => [
  Math.cos(around) * Math.cos(rise),
  Math.sin(rise),
  Math.sin(around) * Math.cos(rise),
]
