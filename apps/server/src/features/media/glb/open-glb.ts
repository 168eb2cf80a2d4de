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
  KHRMaterialsVolume,
  KHRMeshQuantization,
  KHRTextureTransform,
]

/** What nothing refers to goes. Textures stay as they are: to see whether one has a single colour it would be unpacked. */
export const pruning = { keepAttributes: false, keepExtras: false, keepSolidTextures: true } as const

/** Reads and writes what `checkGlb` lets pass. */
export async function createGlbIo(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  return new NodeIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(extensions)
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder, "meshopt.encoder": MeshoptEncoder })
}

/**
 * Unpacks a GLB that has been checked, without what a product standing still does not need: other scenes, cameras,
 * animations, shapes to morph to, lines and points. Throws `broken` and `empty`.
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

/** Of the seven ways to draw, in the order of glTF: triangles, strips and fans of them are the last three. */
const triangles = 4

function tidy(primitive: Primitive): void {
  if (primitive.getMode() < triangles) return primitive.dispose()
  for (const target of primitive.listTargets()) primitive.removeTarget(target)
  const count = primitive.getAttribute("POSITION")?.getCount() ?? 0
  const indices = primitive.getIndices()?.getArray() ?? []
  for (const index of indices) if (index >= count) throw new GlbFault("broken", "an index of no vertex")
  if (primitive.getMode() !== triangles) convertPrimitiveToTriangles(primitive)
}
