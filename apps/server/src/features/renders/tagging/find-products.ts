import type { RenderCamera } from "@roomwright/contract/renders/order"
import { findSpots } from "@roomwright/models/seen/find-spots"
import { surfacesOfHome } from "@roomwright/models/seen/home-surfaces"
import { lookAtHome } from "@roomwright/models/seen/look-at-home"
import { productOf } from "@roomwright/models/seen/product-of"
import { readDocument } from "@roomwright/scene/document/read-document"
import type { PictureProduct } from "./picture-product.ts"

/** A still of a home, in which products are looked for. */
export interface ShownHome {
  readonly document: string
  readonly camera: RenderCamera
  /** Width by height. */
  readonly aspect: number
  /** The GLBs of pieces that come as files, by `Item.model`. What is missing stands as its box. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Rays across a picture. */
const columns = 240
/** What takes less of the picture is not worth a tag. */
const leastShare = 0.0015
const mostProducts = 12

/** The products that a still shows, the largest first, each once. Throws for a document that cannot be read. */
export async function findProducts({
  document,
  camera,
  aspect,
  files,
}: ShownHome): Promise<readonly PictureProduct[]> {
  const read = readDocument(document)
  if ("refused" in read) throw new Error(`The document of a render cannot be read: ${read.refused.reason}.`)
  const surfaces = await surfacesOfHome(read.scene, (model) => Promise.resolve(files.get(model) ?? null))
  const seen = lookAtHome(surfaces, { ...camera, aspect, view: "still" }, columns)
  const found = new Map<string, PictureProduct>()
  for (const { id, u, v, share } of findSpots(seen, false)) {
    const product = productOf(read.scene.elements[id])?.slice("product:".length)
    if (product === undefined || share < leastShare || found.has(product)) continue
    found.set(product, { product, x: toThousandths(u), y: toThousandths(v) })
  }
  return [...found.values()].slice(0, mostProducts)
}

const toThousandths = (share: number): number => Math.round(share * 1_000) / 1_000
