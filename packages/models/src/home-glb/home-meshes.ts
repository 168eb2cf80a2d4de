import type { Accessor, Buffer as GlbBuffer, Document, Material, Mesh as GlbMesh } from "@gltf-transform/core"
import { finishes, type FinishId } from "../finishes/finishes.ts"
import type { Finish } from "../finishes/finish.ts"
import { mergeMeshes, type Mesh } from "../geometry/mesh.ts"
import { mirrorX } from "../geometry/place-mesh.ts"
import { buildModel } from "../model/build-model.ts"
import { writeModelId } from "../model/model-id.ts"
import type { Part } from "../model/model-type.ts"
import type { Standing } from "../solids/mesh-kind.ts"

/** Surfaces with the finish that each has. */
export interface FinishedMesh {
  readonly finish: FinishId
  readonly mesh: Mesh
}

/** The surfaces of a piece where it stands at the origin. */
export const meshesOfPiece = ({ variant, isMirrored }: Standing): readonly FinishedMesh[] =>
  buildModel(variant.type, variant.values).map(({ slot, mesh }: Part) => ({
    finish: variant.finishes[slot] ?? "paint-white",
    mesh: isMirrored ? mirrorX(mesh) : mesh,
  }))

/** Two pieces with the same key look the same. */
export const keyOfPiece = ({ variant, isMirrored }: Standing): string =>
  `${writeModelId(variant)}${isMirrored ? " mirrored" : ""}`

/** Writes surfaces as one mesh: a primitive for each finish, its pattern at true scale. */
export async function writeMesh(
  { document, buffer, materialOf }: MeshTarget,
  name: string,
  parts: readonly FinishedMesh[],
): Promise<GlbMesh> {
  const written = document.createMesh(name)
  const byFinish = Map.groupBy(parts, ({ finish }) => finish)
  for (const [finish, same] of byFinish) {
    const { positions, normals, uvs, indices } = mergeMeshes(same.map(({ mesh }) => mesh))
    const accessor = (
      type: "SCALAR" | "VEC2" | "VEC3",
      array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
    ): Accessor => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
    written.addPrimitive(
      document
        .createPrimitive()
        .setAttribute("POSITION", accessor("VEC3", Float32Array.from(positions)))
        .setAttribute("NORMAL", accessor("VEC3", Float32Array.from(normals)))
        .setAttribute("TEXCOORD_0", accessor("VEC2", uvsOnTile(uvs, finishes[finish])))
        .setIndices(accessor("SCALAR", Uint32Array.from(indices)))
        .setMaterial(await materialOf(finish)),
    )
  }
  return written
}

export interface MeshTarget {
  readonly document: Document
  readonly buffer: GlbBuffer
  readonly materialOf: (finish: FinishId) => Promise<Material>
}

/** Texture coordinates in tiles of the finish instead of metres; v runs down the picture, as glTF has it. */
function uvsOnTile(uvs: Float32Array, { tile = 1 }: Finish): Float32Array<ArrayBuffer> {
  const metres = tile === "piece" ? 1 : tile
  return Float32Array.from(uvs, (value, i) => (i % 2 === 0 ? value / metres : 1 - value / metres))
}
