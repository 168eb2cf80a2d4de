import type { SceneDocument } from "@roomwright/contract/studio/work-scenes"

/** What the items of a scene are, as far as it lies outside the document. Each once, in the order of the items' ids. */
export interface SceneReferences {
  /** Of products that stand in it, or that a piece stands for. */
  readonly productIds: readonly string[]
  /** Of products with their own 3D model in it: the items' `model` is `product:<id>`. */
  readonly modelProductIds: readonly string[]
  /** Of pieces of imported libraries: `piece:<id>`. */
  readonly pieceIds: readonly string[]
}

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
const namedProduct = new RegExp(`^(?:product:)?(${uuid})$`)
const namedModel = new RegExp(`^(product|piece):(${uuid})$`)

/** Finds them in a document that was checked. Names that are no ids of ours are left out. */
export function findReferences({ elements }: SceneDocument): SceneReferences {
  const products = new Set<string>()
  const modelProducts = new Set<string>()
  const pieces = new Set<string>()
  for (const element of Object.values(elements)) {
    if (!isItem(element)) continue
    const [, kind, id = ""] = namedModel.exec(element.model) ?? []
    if (kind === "piece") pieces.add(id)
    if (kind === "product") modelProducts.add(id)
    if (kind === "product") products.add(id)
    const [, standsFor] = namedProduct.exec(element.product ?? "") ?? []
    if (standsFor !== undefined) products.add(standsFor)
  }
  return { productIds: [...products], modelProductIds: [...modelProducts], pieceIds: [...pieces] }
}

interface PlainItem {
  readonly model: string
  readonly product: string | null
}

// The document was checked before it was kept: an item has these fields.
const isItem = (element: unknown): element is PlainItem =>
  typeof element === "object" && element !== null && "kind" in element && element.kind === "item"
