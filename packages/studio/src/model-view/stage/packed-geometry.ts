import type { Mesh } from "@roomwright/models/geometry/mesh"
import { BufferAttribute, type BufferGeometry } from "three"
import { surfaceGeometry } from "../model-group.ts"

/** A drawable surface that takes three quarters of the memory: its normals are of bytes, which are right to a quarter of a degree. */
export function packedGeometry(mesh: Mesh, tile: number): BufferGeometry {
  const geometry = surfaceGeometry(mesh, tile)
  const count = mesh.normals.length / 3
  // Four bytes each: cards read vertices in steps of four.
  const packed = new Int8Array(count * 4)
  for (let i = 0; i < count; i++)
    for (let part = 0; part < 3; part++)
      packed[i * 4 + part] = Math.round((mesh.normals[i * 3 + part] ?? 0) * 127)
  geometry.setAttribute("normal", new BufferAttribute(packed, 4, true))
  return geometry
}
