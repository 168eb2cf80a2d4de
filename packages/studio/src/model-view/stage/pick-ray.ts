import { measureMeshes, type Mesh } from "@roomwright/models/geometry/mesh"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Built, Stance, Standing, StandingFile } from "@roomwright/models/solids/mesh-kind"

export interface Ray {
  readonly from: Vec3
  /** Need not be of length 1. */
  readonly way: Vec3
}

export interface Picked {
  readonly id: ElementId
  /** Times `way`. */
  readonly distance: number
  /** Which surface of its piece it is, by its place among them. */
  readonly part?: number
}

export interface Pickable {
  readonly built: Built
  readonly elevation: number
}

/**
 * What a ray meets first. Boxes are asked before triangles. `partsOf` gives the surfaces of a piece that are there already,
 * `meshesOf` those of a file; null while its skins stand in for it.
 */
export function pickRay(
  things: Iterable<Pickable>,
  ray: Ray,
  partsOf: (standing: Standing) => readonly Mesh[],
  meshesOf: (file: StandingFile) => readonly Mesh[] | null = () => null,
): Picked | null {
  let best: Picked | null = null
  for (const { built, elevation } of things) {
    const at = (distance: number | null, part?: number): void => {
      if (distance !== null && (!best || distance < best.distance))
        best = { id: built.id, distance, ...(part === undefined ? {} : { part }) }
    }
    const lifted: Ray = { ...ray, from: [ray.from[0], ray.from[1] - elevation, ray.from[2]] }
    const { file, skins } = built.solid
    const meshes = file ? meshesOf(file) : null
    if (file && meshes) {
      const own = toOwn(lifted, file)
      for (const mesh of meshes) at(meetMesh(mesh, own))
      continue
    }
    for (const { role, mesh } of skins) {
      // Ceilings and cuts are no part of what one points at.
      if (role !== "ceiling" && role !== "cut" && role !== "top") at(meetMesh(mesh, lifted))
    }
    for (const standing of built.solid.models) {
      // Its parts are mirrored already.
      const own = toOwn(lifted, { ...standing, isMirrored: false })
      for (const [part, mesh] of partsOf(standing).entries()) at(meetMesh(mesh, own), part)
    }
  }
  return best
}

/** A ray as a piece sees it that stands turned and scaled; distances stay. */
function toOwn({ from, way }: Ray, { at, turn, scale, isMirrored }: Stance): Ray {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const turned = ([x, y, z]: Vec3): Vec3 => [
    ((isMirrored ? -1 : 1) * (x * cos - z * sin)) / scale[0],
    y / scale[1],
    (x * sin + z * cos) / scale[2],
  ]
  return { from: turned([from[0] - at[0], from[1] - at[1], from[2] - at[2]]), way: turned(way) }
}

const boxes = new WeakMap<Mesh, { readonly low: Vec3; readonly high: Vec3 }>()

/** How far along a ray a surface is met from its front or back; null where it is not. */
export function meetMesh(mesh: Mesh, { from, way }: Ray): number | null {
  const box = boxes.get(mesh) ?? measureMeshes([mesh])
  boxes.set(mesh, box)
  if (!meetsBox(box, from, way)) return null
  const { positions, indices } = mesh
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

function meetsBox(
  { low, high }: { readonly low: Vec3; readonly high: Vec3 },
  from: Vec3,
  way: Vec3,
): boolean {
  let [near, far] = [0, Infinity]
  for (const axis of [0, 1, 2] as const) {
    const [a, b] = [(low[axis] - 1e-4 - from[axis]) / way[axis], (high[axis] + 1e-4 - from[axis]) / way[axis]]
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far
}
