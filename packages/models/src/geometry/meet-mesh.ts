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

/** The same without a look at its box before. */
export function meetTriangles({ positions, indices }: Triangles, { from, way }: Ray): number | null {
  const [ox, oy, oz] = from
  const [dx, dy, dz] = way
  let best = Infinity
  const number = (at: number): number => positions[at] ?? 0
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [(indices[i] ?? 0) * 3, (indices[i + 1] ?? 0) * 3, (indices[i + 2] ?? 0) * 3]
    const [ax, ay, az] = [number(a), number(a + 1), number(a + 2)]
    const [ux, uy, uz] = [number(b) - ax, number(b + 1) - ay, number(b + 2) - az]
    const [vx, vy, vz] = [number(c) - ax, number(c + 1) - ay, number(c + 2) - az]
    // Möller and Trumbore, 1997.
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx]
    const determinant = ux * px + uy * py + uz * pz
    if (Math.abs(determinant) < 1e-12) continue
    const [tx, ty, tz] = [ox - ax, oy - ay, oz - az]
    const u = (tx * px + ty * py + tz * pz) / determinant
    if (u < 0 || u > 1) continue
    const [qx, qy, qz] = [ty * uz - tz * uy, tz * ux - tx * uz, tx * uy - ty * ux]
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
