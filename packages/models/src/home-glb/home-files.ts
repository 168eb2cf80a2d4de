import { Logger, WebIO, type Document, type Node, type Scene as GlbScene } from "@gltf-transform/core"
import { EXTMeshoptCompression, KHRMeshQuantization, ALL_EXTENSIONS } from "@gltf-transform/extensions"
import { copyToDocument, dequantize, getBounds } from "@gltf-transform/functions"
import { MeshoptDecoder } from "meshoptimizer"
import type { StandingFile } from "../solids/mesh-kind.ts"

/**
 * Puts the GLB of a piece into a home: read whatever way it is packed, made as large as 1 m each way around the middle of its floor, and
 * scaled to the size of the item. Throws where the file is no GLB.
 */
export async function placeFile(
  document: Document,
  bytes: Uint8Array,
  { reference, scale, isMirrored }: StandingFile,
): Promise<Node> {
  await MeshoptDecoder.ready
  const io = new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder })
  const source = await io.readBinary(bytes)
  await source.transform(dequantize())
  // What was packed is plain now: not every engine reads these.
  for (const extension of source.getRoot().listExtensionsUsed())
    if (extension instanceof EXTMeshoptCompression || extension instanceof KHRMeshQuantization)
      extension.dispose()
  const shown: GlbScene | null | undefined =
    source.getRoot().getDefaultScene() ?? source.getRoot().listScenes()[0]
  if (!shown) throw new Error(`the file of ${reference} shows nothing`)
  const { min, max } = getBounds(shown)
  const copied = copyToDocument(document, source, shown.listChildren())
  const size = ([0, 1, 2] as const).map((axis) => Math.max(1e-4, max[axis] - min[axis]))
  const [wide = 1, high = 1, deep = 1] = size
  const fit = document
    .createNode(`file ${reference}`)
    .setScale([(isMirrored ? -1 : 1) * (scale[0] / wide), scale[1] / high, scale[2] / deep])
  const middle = document
    .createNode(reference)
    .setTranslation([-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2])
  for (const child of shown.listChildren()) {
    const node = copied.get(child)
    // The copy of a node is a node.
    if (node) middle.addChild(node as Node)
  }
  return fit.addChild(middle)
}
