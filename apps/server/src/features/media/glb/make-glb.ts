import { createHash } from "node:crypto"
import { Property, type Document } from "@gltf-transform/core"
import { center, dedup, meshopt, prune, simplify, weld } from "@gltf-transform/functions"
import { modelLimits } from "@roomwright/contract/catalogue/product-models"
import { MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer"
import { checkGlb } from "./check-glb.ts"
import { GlbFault } from "./glb-fault.ts"
import { measureDocument, type CheckedModel } from "./measure-document.ts"
import { outlineDocument } from "./outline-document.ts"
import { createGlbIo, openGlb, pruning } from "./open-glb.ts"
import { checkTextures, shrinkTextures } from "./shrink-textures.ts"

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

/** Names and notes of the author are private. */
function forgetRecords(document: Document): void {
  const root = document.getRoot()
  const parts = document
    .getGraph()
    .listEdges()
    .map((edge) => edge.getChild())
  for (const part of [root, ...parts]) if (part instanceof Property) part.setExtras({}).setName("")
  const { version } = root.getAsset()
  Object.assign(root.getAsset(), {
    version,
    generator: "Roomwright",
    copyright: undefined,
    extras: undefined,
  })
}
