import { meetMesh, type Ray } from "@roomwright/models/geometry/meet-mesh"
import type { Mesh } from "@roomwright/models/geometry/mesh"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Built, Stance, Standing, StandingFile } from "@roomwright/models/solids/mesh-kind"

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
