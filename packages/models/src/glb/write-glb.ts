import {
  Document,
  Logger,
  WebIO,
  type Accessor,
  type Buffer as GlbBuffer,
  type Material,
} from "@gltf-transform/core"
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSheen,
  KHRMaterialsTransmission,
  KHRMeshQuantization,
} from "@gltf-transform/extensions"
import { meshopt, simplify, weld } from "@gltf-transform/functions"
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer"
import type { FinishId } from "../finishes/finishes.ts"
import type { Mesh } from "../geometry/mesh.ts"
import type { Part } from "../model/model-type.ts"
import { createMaterial } from "./create-material.ts"

export interface GlbOptions {
  readonly name: string
  readonly finishOf: (slot: string) => FinishId
  /** "far" is what is drawn small: an eighth of the triangles, within 1 % of the size. */
  readonly detail: "near" | "far"
  /** Packed by meshopt for the network; plain for programs that do not read that. */
  readonly isPacked: boolean
}

/**
 * Writes a piece as GLB in metres: a primitive for each slot, its material named by the finish. Textures are not inside: colours
 * are those that finishes have from afar, and `extras` of each primitive say how its texture coordinates become metres
 * (`metres = uv * uvScale + uvOffset`), so that a reader can lay the shared finishes over it.
 */
export async function writeGlb(
  parts: readonly Part[],
  options: GlbOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT))
  const { name, finishOf, detail, isPacked } = options
  const buffer = document.createBuffer()
  const mesh = document.createMesh(name)
  const materials = new Map<FinishId, Material>()
  for (const part of parts) {
    const id = finishOf(part.slot)
    const material = materials.get(id) ?? createMaterial(document, id)
    materials.set(id, material)
    mesh.addPrimitive(createPrimitive(document, buffer, part).setMaterial(material))
  }
  const node = document.createNode(name).setMesh(mesh)
  const scene = document.createScene(name).addChild(node)
  document.getRoot().setDefaultScene(scene)
  Object.assign(document.getRoot().getAsset(), { generator: "Roomwright" })
  await document.transform(weld())
  if (detail === "far") {
    await MeshoptSimplifier.ready
    await document.transform(simplify({ simplifier: MeshoptSimplifier, ratio: 0.125, error: 0.01 }))
  }
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(extensions)
  if (isPacked) {
    await MeshoptEncoder.ready
    // 13 bits of a 3 m piece are 0.4 mm.
    await document.transform(
      meshopt({
        encoder: MeshoptEncoder,
        level: "high",
        quantizePosition: 13,
        quantizeNormal: 8,
        quantizeTexcoord: 11,
      }),
    )
    io.registerDependencies({ "meshopt.encoder": MeshoptEncoder })
  }
  return new Uint8Array(await io.writeBinary(document))
}

const extensions = [
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSheen,
  KHRMaterialsTransmission,
  KHRMeshQuantization,
]

function createPrimitive(
  document: Document,
  buffer: GlbBuffer,
  { slot, mesh }: Part,
): ReturnType<Document["createPrimitive"]> {
  const { uvs, uvScale, uvOffset } = normalisedUvs(mesh)
  const accessor = (
    type: "SCALAR" | "VEC2" | "VEC3",
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ): Accessor => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  return document
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", Float32Array.from(mesh.positions)))
    .setAttribute("NORMAL", accessor("VEC3", Float32Array.from(mesh.normals)))
    .setAttribute("TEXCOORD_0", accessor("VEC2", uvs))
    .setIndices(
      accessor(
        "SCALAR",
        mesh.positions.length / 3 > 65_534 ? Uint32Array.from(mesh.indices) : Uint16Array.from(mesh.indices),
      ),
    )
    .setExtras({ slot, uvScale, uvOffset })
}

/** Texture coordinates from 0 to 1, which pack into 2 bytes, and what makes metres of them. */
function normalisedUvs({ uvs }: Mesh): {
  uvs: Float32Array<ArrayBuffer>
  uvScale: number[]
  uvOffset: number[]
} {
  const low = [Infinity, Infinity]
  const high = [-Infinity, -Infinity]
  for (const [i, value] of uvs.entries()) {
    const axis = i % 2
    low[axis] = Math.min(low[axis] ?? 0, value)
    high[axis] = Math.max(high[axis] ?? 0, value)
  }
  const uvScale = high.map((value, axis) => Math.max(1e-6, value - (low[axis] ?? 0)))
  const scaled = Float32Array.from(uvs, (value, i) => (value - (low[i % 2] ?? 0)) / (uvScale[i % 2] ?? 1))
  return { uvs: scaled, uvScale, uvOffset: low }
}
