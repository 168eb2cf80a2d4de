import { createHash } from "node:crypto"
import { Property, type Document } from "@gltf-transform/core"
import { Variant } from "@gltf-transform/extensions"
import { center, dedup, meshopt, prune, simplify, weld } from "@gltf-transform/functions"
import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer"
import { checkGlb } from "./check-glb.ts"
import { GlbFault } from "./glb-fault.ts"
import { measureDocument, type CheckedModel } from "./measure-document.ts"
import { outlineDocument } from "./outline-document.ts"
import { createGlbIo, openGlb, pruning } from "./open-glb.ts"
import { checkTextures, plainTextures, shrinkTextures } from "./shrink-textures.ts"

/** More triangles than this are invisible on a product. */
const trianglesWanted = 200_000
/** The most that a phone should fetch for one product. */
const madeBytesMax = 16_000_000

export interface MadeGlb {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly hash: string
}

/** Checks all of an uploaded GLB, measures it and outlines it: no side may be longer than `sideMax` (mm). Throws `GlbFault`. */
export async function measureGlb(
  bytes: Uint8Array,
  sideMax: number = modelLimits.sideMax,
): Promise<CheckedModel> {
  checkGlb(bytes)
  const document = await openGlb(await createGlbIo(), bytes)
  const measured = measureDocument(document, sideMax)
  await checkTextures(document)
  return { ...measured, outline: outlineDocument(document) }
}

/**
 * Writes a new GLB: standing on the ground over the origin, with no more triangles than are visible,
 * compressed by meshopt, with WebP textures, and without invisible data. Throws `GlbFault`.
 */
export async function makeGlb(source: Uint8Array): Promise<MadeGlb> {
  checkGlb(source)
  const io = await createGlbIo()
  const document = await openGlb(io, source)
  const { triangles } = measureDocument(document)
  await checkTextures(document)
  forgetRecords(document)
  await document.transform(dedup(), weld())
  if (triangles > trianglesWanted) {
    await MeshoptSimplifier.ready
    const ratio = trianglesWanted / triangles
    await document.transform(simplify({ simplifier: MeshoptSimplifier, ratio, error: 0.001 }))
  }
  await document.transform(prune(pruning), center({ pivot: "below" }))
  await shrinkTextures(document)
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: "medium" }))
  const bytes = new Uint8Array(await io.writeBinary(document))
  if (bytes.length > madeBytesMax) throw new GlbFault("tooLarge", "after it was made")
  return { bytes, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 16) }
}

/** What a made GLB is packed with: programs outside the browser do not unpack it. */
const packing = new Set(["EXT_meshopt_compression", "KHR_mesh_quantization", "EXT_texture_webp"])

/**
 * Writes a GLB that `makeGlb` made without its packing: floating-point numbers and JPEG or PNG textures, which Android's Scene
 * Viewer and other programs read. Of the same size in metres. Throws `GlbFault`.
 */
export async function makePlainGlb(made: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const io = await createGlbIo()
  const document = await openGlb(io, made)
  await plainTextures(document)
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (packing.has(extension.extensionName)) extension.dispose()
    // What does not know how glass shines still shows the glass.
    else extension.setRequired(false)
  }
  return new Uint8Array(await io.writeBinary(document))
}

/** Longer names are no SKU and no colour. */
const variantNameMax = 80

/** Names and notes of the author are private, but not what finishes are called: by that they are chosen. */
function forgetRecords(document: Document): void {
  const root = document.getRoot()
  const parts = document
    .getGraph()
    .listEdges()
    .map((edge) => edge.getChild())
  for (const part of [root, ...parts])
    if (part instanceof Property)
      part.setExtras({}).setName(part instanceof Variant ? part.getName().slice(0, variantNameMax) : "")
  const { version } = root.getAsset()
  Object.assign(root.getAsset(), {
    version,
    generator: "Roomwright",
    copyright: undefined,
    extras: undefined,
  })
}
