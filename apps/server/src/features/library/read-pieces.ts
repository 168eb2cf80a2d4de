import type { Language } from "@roomwright/contract/language"
import type { PieceKey } from "@roomwright/contract/library/pieces"
import type { Services } from "../../platform/services.ts"
import { findModelProducts } from "../catalogue/catalogue.public.ts"
import { readImportedPieces, toImportedPiece } from "./find-imported.ts"
import { findModelOfKey, toModelPiece, type ListedPiece } from "./model-pieces.ts"
import { sortProduct, toProductPiece } from "./product-pieces.ts"

/** The pieces of these keys, in their order; what is gone, or of a newer library, is left out. */
export async function readPieces(
  { database }: Pick<Services, "database">,
  keys: readonly PieceKey[],
  { accountId, language }: { readonly accountId: string; readonly language: Language },
): Promise<readonly ListedPiece[]> {
  const ids = keys.flatMap((key) => idOf(key, "product:") ?? [])
  const products = ids.length === 0 ? [] : await findModelProducts(database, { ids, most: ids.length })
  const imported = keys.flatMap((key) => idOf(key, "piece:") ?? [])
  const pieces = await readImportedPieces(database.db, imported, accountId)
  const byKey = new Map(
    [
      ...products.map((product) => toProductPiece(sortProduct(product), language)),
      ...pieces.map((piece) => toImportedPiece(piece, language)),
    ].map((piece) => [piece.key, piece]),
  )
  return keys.flatMap((key) => {
    const model = idOf(key, "model:")
    const variant = model === null ? null : findModelOfKey(model)
    if (variant) return [toModelPiece(variant, language)]
    return byKey.get(key) ?? []
  })
}

const idOf = (key: PieceKey, prefix: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null
