import type { Language } from "@roomwright/contract/language"
import type { PieceKey } from "@roomwright/contract/library/pieces"
import type { Services } from "../../platform/services.ts"
import { findModelProducts } from "../catalogue/catalogue.public.ts"
import { findModelOfKey, toModelPiece, type FoundPiece } from "./model-pieces.ts"
import { sortProduct, toProductPiece } from "./product-pieces.ts"

/** The pieces of these keys, in their order; what is gone, or of a newer library, is left out. */
export async function readPieces(
  { database }: Pick<Services, "database">,
  keys: readonly PieceKey[],
  { language }: { readonly language: Language },
): Promise<readonly FoundPiece[]> {
  const ids = keys.flatMap((key) => idOf(key, "product:") ?? [])
  const products = ids.length === 0 ? [] : await findModelProducts(database, { ids, most: ids.length })
  const byId = new Map(
    products.map((product) => [product.id, toProductPiece(sortProduct(product), language)]),
  )
  return keys.flatMap((key) => {
    const model = idOf(key, "model:")
    const variant = model === null ? null : findModelOfKey(model)
    if (variant) return [toModelPiece(variant, language)]
    return byId.get(idOf(key, "product:") ?? "") ?? []
  })
}

const idOf = (key: PieceKey, prefix: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null
