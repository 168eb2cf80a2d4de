import { measureMeshes, type Mesh } from "./mesh.ts"
import type { Vec3 } from "./vector.ts"

/** The triangles of a surface. */
export type Triangles = Pick<Mesh, "positions" | "indices">

export interface Ray {
  readonly from: Vec3
  /** Need not be of length 1. */
  readonly way: Vec3
}

const boxes = new WeakMap<Triangles, { readonly low: Vec3; readonly high: Vec3 }>()

/** How far along a ray a surface is met from its front or back; null where it is not. */
export function meetMesh(mesh: Triangles, { from, way }: Ray): number | null {
  const box = boxes.get(mesh) ?? measureMeshes([mesh])
  boxes.set(mesh, box)
  return meetsBox(box, { from, way }) ? meetTriangles(mesh, { from, way }) : null
}

/**
 * The same without a look at its box before. Millions of triangles are met in a picture of a home: each number has a name of its
 * own, as lists of three would be made anew for each of them.
 */
export function meetTriangles({ positions, indices }: Triangles, { from, way }: Ray): number | null {
  const [ox, oy, oz] = from
  const [dx, dy, dz] = way
  let best = Infinity
  for (let i = 0; i < indices.length; i += 3) {
    const a = (indices[i] ?? 0) * 3
    const b = (indices[i + 1] ?? 0) * 3
    const c = (indices[i + 2] ?? 0) * 3
    const ax = positions[a] ?? 0
    const ay = positions[a + 1] ?? 0
    const az = positions[a + 2] ?? 0
    const ux = (positions[b] ?? 0) - ax
    const uy = (positions[b + 1] ?? 0) - ay
    const uz = (positions[b + 2] ?? 0) - az
    const vx = (positions[c] ?? 0) - ax
    const vy = (positions[c + 1] ?? 0) - ay
    const vz = (positions[c + 2] ?? 0) - az
    // Möller and Trumbore, 1997.
    const px = dy * vz - dz * vy
    const py = dz * vx - dx * vz
    const pz = dx * vy - dy * vx
    const determinant = ux * px + uy * py + uz * pz
    if (Math.abs(determinant) < 1e-12) continue
    const tx = ox - ax
    const ty = oy - ay
    const tz = oz - az
    const u = (tx * px + ty * py + tz * pz) / determinant
    if (u < 0 || u > 1) continue
    const qx = ty * uz - tz * uy
    const qy = tz * ux - tx * uz
    const qz = tx * uy - ty * ux
    const v = (dx * qx + dy * qy + dz * qz) / determinant
    if (v < 0 || u + v > 1) continue
    const far = (vx * qx + vy * qy + vz * qz) / determinant
    if (far > 1e-4 && far < best) best = far
  }
  return best === Infinity ? null : best
}

/** Whether a ray comes through an upright box. */
function meetsBox({ low, high }: { readonly low: Vec3; readonly high: Vec3 }, { from, way }: Ray): boolean {
  let [near, far] = [0, Infinity]
  for (const axis of [0, 1, 2] as const) {
    const [a, b] = [(low[axis] - 1e-4 - from[axis]) / way[axis], (high[axis] + 1e-4 - from[axis]) / way[axis]]
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far
}
