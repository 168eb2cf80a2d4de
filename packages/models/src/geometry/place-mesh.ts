import type { Mesh } from "./mesh.ts"
import type { Vec3 } from "./vector.ts"

interface Placing {
  /** Where the origin of the shape goes. */
  readonly at?: Vec3
  /** Radians about x, y and z; turned about z first, then x, then y (as a head rolls, nods and looks round). */
  readonly turn?: Vec3
  /** One factor, or one for each axis; all above 0. */
  readonly scale?: number | Vec3
}

/** Scales, turns and moves a surface, in this order. Texture coordinates stay, so a scaled shape stretches its finish. */
export function place(mesh: Mesh, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placing): Mesh {
  const [sx, sy, sz] = typeof scale === "number" ? [scale, scale, scale] : scale
  const [cx, cy, cz] = [Math.cos(turn[0]), Math.cos(turn[1]), Math.cos(turn[2])]
  const [nx, ny, nz] = [Math.sin(turn[0]), Math.sin(turn[1]), Math.sin(turn[2])]
  // Rows of Ry * Rx * Rz.
  const [xx, xy, xz] = [cy * cz + ny * nx * nz, ny * nx * cz - cy * nz, ny * cx]
  const [yx, yy, yz] = [cx * nz, cx * cz, -nx]
  const [zx, zy, zz] = [cy * nx * nz - ny * cz, ny * nz + cy * nx * cz, cy * cx]
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let i = 0; i < positions.length; i += 3) {
    const x = (mesh.positions[i] ?? 0) * sx
    const y = (mesh.positions[i + 1] ?? 0) * sy
    const z = (mesh.positions[i + 2] ?? 0) * sz
    const u = (mesh.normals[i] ?? 0) / sx
    const v = (mesh.normals[i + 1] ?? 0) / sy
    const w = (mesh.normals[i + 2] ?? 0) / sz
    const far = Math.sqrt(u * u + v * v + w * w) || 1
    positions[i] = xx * x + xy * y + xz * z + at[0]
    positions[i + 1] = yx * x + yy * y + yz * z + at[1]
    positions[i + 2] = zx * x + zy * y + zz * z + at[2]
    normals[i] = (xx * u + xy * v + xz * w) / far
    normals[i + 1] = (yx * u + yy * v + yz * w) / far
    normals[i + 2] = (zx * u + zy * v + zz * w) / far
  }
  return { ...mesh, positions, normals }
}

/** The mirror image across the plane x = 0, its front still outside. */
export function mirrorX(mesh: Mesh): Mesh {
  const positions = mesh.positions.map((value, i) => (i % 3 === 0 ? -value : value))
  const normals = mesh.normals.map((value, i) => (i % 3 === 0 ? -value : value))
  return { ...mesh, positions, normals, indices: turnRound(mesh.indices) }
}

/** The same surface with its front on the other side. */
export const flip = (mesh: Mesh): Mesh => ({
  ...mesh,
  normals: mesh.normals.map((value) => -value),
  indices: turnRound(mesh.indices),
})

function turnRound(indices: Uint32Array): Uint32Array {
  const turned = new Uint32Array(indices)
  for (let t = 0; t < turned.length; t += 3) {
    turned[t + 1] = indices[t + 2] ?? 0
    turned[t + 2] = indices[t + 1] ?? 0
  }
  return turned
}

/** Changes texture coordinates, in metres: moves the pattern of a finish, turns it, or lays it over the whole piece. */
export function mapUv(mesh: Mesh, map: (u: number, v: number) => readonly [number, number]): Mesh {
  const uvs = new Float32Array(mesh.uvs.length)
  for (let i = 0; i < uvs.length; i += 2) {
    const [u, v] = map(mesh.uvs[i] ?? 0, mesh.uvs[i + 1] ?? 0)
    uvs[i] = u
    uvs[i + 1] = v
  }
  return { ...mesh, uvs }
}

/** Turns the grain by a quarter: for uprights whose shape was made with the grain across. */
export const turnGrain = (mesh: Mesh): Mesh => mapUv(mesh, (u, v) => [v, u])
