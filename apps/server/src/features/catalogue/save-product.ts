import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { showPictures } from "../media/media.public.ts"
import type { NewProduct } from "./new-product.ts"
import { readSearchNames, wordsOfProduct } from "./product-words.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Lists a product with its variants, pictures and search words; pictures of one not on sale stay hidden. */
export async function createProduct(tx: Transaction<DB>, product: NewProduct): Promise<string> {
  const id = newId(product.createdAt.getTime())
  const prices = product.variants.map((variant) => variant.price)
  const words = wordsOfProduct(await readSearchNames(tx, product), product)
  await tx
    .insertInto("product")
    .values({
      id,
      merchant_id: product.merchantId,
      category_id: product.categoryId,
      name: JSON.stringify(product.name),
      description: JSON.stringify(product.description),
      style: product.style,
      materials: [...product.materials],
      width_mm: product.widthMm,
      depth_mm: product.depthMm,
      height_mm: product.heightMm,
      on_sale: product.onSale,
      lowest_price: Math.min(...prices),
      highest_price: Math.max(...prices),
      in_stock: product.variants.some((variant) => variant.stock > 0),
      colours: [...new Set(product.variants.map((variant) => variant.colour.id))],
      words: sql<string>`array_to_tsvector(${words}::text[])`,
      created_at: product.createdAt,
    })
    .execute()
  await tx
    .insertInto("product_variant")
    .values(
      product.variants.map((variant, position) => ({
        id: newId(),
        product_id: id,
        sku: variant.sku,
        size: variant.size ? JSON.stringify(variant.size) : null,
        colour_id: variant.colour.id,
        colour_name: JSON.stringify(variant.colour.name),
        colour_hex: variant.colour.hex,
        price: variant.price,
        stock: variant.stock,
        position,
      })),
    )
    .execute()
  await tx
    .insertInto("product_picture")
    .values(product.pictureIds.map((picture_id, position) => ({ product_id: id, picture_id, position })))
    .execute()
  await showPictures(tx, product.pictureIds, product.onSale)
  await keepSpellings(tx, words)
  await refreshSearchRows(tx, [id])
  await recordEvent(tx, { type: "product-changed", productId: id, merchantId: product.merchantId })
  return id
}

async function keepSpellings(tx: Transaction<DB>, words: readonly string[]): Promise<void> {
  const spellings = words.filter((word) => !/\p{Script=Han}/u.test(word)).map((word) => ({ word }))
  if (spellings.length === 0) return
  await tx
    .insertInto("product_spelling")
    .values(spellings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that these products were placed in one more room: what "popular" goes by. */
export async function countPlacement(tx: Transaction<DB>, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .updateTable("product")
    .set({ popularity: sql<number>`popularity + 1` })
    .where("id", "in", productIds)
    .execute()
  // The ranking's popularity is that of the day it was made; what is fresh may as well be right.
  const fresh = await tx
    .selectFrom("product_fresh")
    .select("product_id")
    .where("product_id", "in", productIds)
    .execute()
  if (fresh.length > 0)
    await refreshSearchRows(
      tx,
      fresh.map((row) => row.product_id),
    )
}
