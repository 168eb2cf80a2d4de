import { textsOf, type LocalText } from "@roomwright/contract/language"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { spellingsIn } from "../../platform/read-keyword.ts"
import { indexWords } from "../../platform/words.ts"
import { showPictures } from "../media/media.public.ts"

export interface NewVariant {
  readonly sku: string
  readonly size: LocalText | null
  readonly colour: { readonly id: string; readonly name: LocalText; readonly hex: string }
  readonly price: number
  readonly stock: number
}

export interface NewProduct {
  readonly merchantId: string
  readonly categoryId: string
  readonly name: LocalText
  readonly description: LocalText
  readonly style: string
  readonly materials: readonly string[]
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly onSale: boolean
  /** Kept pictures, the first is the one lists show. */
  readonly pictureIds: readonly [string, ...string[]]
  readonly variants: readonly [NewVariant, ...NewVariant[]]
  readonly createdAt: Date
}

/** Lists a product with its variants, pictures and search words; pictures of one not on sale stay hidden. */
export async function createProduct(tx: Transaction<DB>, product: NewProduct): Promise<string> {
  const id = newId(product.createdAt.getTime())
  const prices = product.variants.map((variant) => variant.price)
  const words = await wordsOfProduct(tx, product)
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
  await recordEvent(tx, { type: "product-changed", productId: id, merchantId: product.merchantId })
  return id
}

async function keepSpellings(tx: Transaction<DB>, words: readonly string[]): Promise<void> {
  const spellings = spellingsIn(words)
  if (spellings.length === 0) return
  await tx
    .insertInto("product_spelling")
    .values(spellings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Everything a shopper may type for a product: what it is, of what, in which colour, by whom. */
async function wordsOfProduct(tx: Transaction<DB>, product: NewProduct): Promise<string[]> {
  const categories = await tx
    .selectFrom("category as leaf")
    .leftJoin("category as parent", "parent.id", "leaf.parent_id")
    .select([
      "leaf.name",
      "leaf.also_called",
      "parent.name as parentName",
      "parent.also_called as parentAlsoCalled",
    ])
    .where("leaf.id", "=", product.categoryId)
    .execute()
  const values = await tx
    .selectFrom("filter_value")
    .select("name")
    .where((eb) =>
      eb.or([
        eb.and([eb("kind", "=", "style"), eb("id", "=", product.style)]),
        eb.and([eb("kind", "=", "material"), eb("id", "in", ["", ...product.materials])]),
        eb.and([
          eb("kind", "=", "colour"),
          eb(
            "id",
            "in",
            product.variants.map((variant) => variant.colour.id),
          ),
        ]),
      ]),
    )
    .execute()
  const merchant = await tx
    .selectFrom("account")
    .select("nickname")
    .where("id", "=", product.merchantId)
    .executeTakeFirstOrThrow()
  const texts: (LocalText | null)[] = [
    product.name,
    ...product.variants.flatMap((variant) => [variant.colour.name, variant.size]),
    ...categories.flatMap((row) => [row.name, row.also_called, row.parentName, row.parentAlsoCalled]),
    ...values.map((row) => row.name),
  ]
  return indexWords([merchant.nickname, ...texts.flatMap(textsOf)])
}

/** Notes that these products were placed in one more room: what "popular" goes by. */
export async function countPlacement(tx: Transaction<DB>, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .updateTable("product")
    .set({ popularity: sql<number>`popularity + 1` })
    .where("id", "in", productIds)
    .execute()
}
