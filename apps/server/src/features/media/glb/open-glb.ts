import { Logger, NodeIO, type Document, type Primitive } from "@gltf-transform/core"
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsIridescence,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsUnlit,
  KHRMaterialsVariants,
  KHRMaterialsVolume,
  KHRMeshQuantization,
  KHRTextureTransform,
} from "@gltf-transform/extensions"
import { convertPrimitiveToTriangles, dequantize, prune } from "@gltf-transform/functions"
import { MeshoptDecoder, MeshoptEncoder } from "meshoptimizer"
import { GlbFault } from "./glb-fault.ts"

const extensions = [
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsIridescence,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsUnlit,
  KHRMaterialsVariants,
  KHRMaterialsVolume,
  KHRMeshQuantization,
  KHRTextureTransform,
]

/** Removes unreferenced data. Textures stay as they are: detecting single-coloured ones would decode them. */
export const pruning = { keepAttributes: false, keepExtras: false, keepSolidTextures: true } as const

/** Reads and writes models that passed `checkGlb`. */
export async function createGlbIo(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  return new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(extensions)
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder, "meshopt.encoder": MeshoptEncoder })
}

/**
 * Unpacks a checked GLB, without parts that a static product does not need: other scenes, cameras,
 * animations, morph targets, lines and points. Throws `broken` and `empty`.
 */
export async function openGlb(io: NodeIO, bytes: Uint8Array): Promise<Document> {
  const document = await readOrRefuse(io, bytes)
  const root = document.getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  if (!scene) throw new GlbFault("empty", "no scene")
  root.setDefaultScene(scene)
  for (const other of root.listScenes()) if (other !== scene) other.dispose()
  for (const each of [...root.listAnimations(), ...root.listCameras()]) each.dispose()
  for (const mesh of root.listMeshes()) for (const primitive of mesh.listPrimitives()) tidy(primitive)
  await document.transform(dequantize(), prune(pruning))
  if (root.listMeshes().length === 0) throw new GlbFault("empty", "no triangles")
  return document
}

async function readOrRefuse(io: NodeIO, bytes: Uint8Array): Promise<Document> {
  try {
    return await io.readBinary(bytes)
  } catch (error) {
    throw new GlbFault("broken", "cannot be unpacked", error)
  }
}

/** Of glTF's seven modes: triangles, strips and fans are the last three. */
const triangles = 4

function tidy(primitive: Primitive): void {
  if (primitive.getMode() < triangles) return primitive.dispose()
  for (const target of primitive.listTargets()) primitive.removeTarget(target)
  const count = primitive.getAttribute("POSITION")?.getCount() ?? 0
  const indices = primitive.getIndices()?.getArray() ?? []
  for (const index of indices) if (index >= count) throw new GlbFault("broken", "an index of no vertex")
  if (primitive.getMode() !== triangles) convertPrimitiveToTriangles(primitive)
}
