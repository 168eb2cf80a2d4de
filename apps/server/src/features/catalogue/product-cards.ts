import type { ProductCard } from "@roomwright/contract/catalogue"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, pictureColumnsText, toPicture, type PictureRow } from "../media/media.public.ts"

interface VariantColour {
  readonly name: LocalText
  readonly hex: string
}

export interface ProductCardRow extends PictureRow {
  readonly id: string
  readonly name: LocalText
  readonly merchant_id: string
  readonly nickname: string
  readonly lowest_price: number
  readonly highest_price: number
  readonly in_stock: boolean
  /** Of every variant, in their order. */
  readonly variantColours: readonly VariantColour[] | null
}

const variantColours = `(
  select json_agg(json_build_object('name', variant.colour_name, 'hex', variant.colour_hex) order by variant.position)
  from product_variant as variant where variant.product_id = product.id)`

/** Columns and tables of a card, for statements that are written out. */
export const cardColumnsText = `product.id, product.name, product.merchant_id, account.nickname, product.lowest_price,
  product.highest_price, product.in_stock, ${pictureColumnsText}, ${variantColours} as "variantColours"`
export const cardTablesText = `product
  join account on account.id = product.merchant_id
  join product_picture on product_picture.product_id = product.id and product_picture.position = 0
  join picture on picture.id = product_picture.picture_id`

/** Products on sale with what a card shows; callers add filter, order and page. */
export const selectProductCards = (db: Kysely<DB>) =>
  db
    .selectFrom("product")
    .innerJoin("account", "account.id", "product.merchant_id")
    .innerJoin("product_picture", (join) =>
      join.onRef("product_picture.product_id", "=", "product.id").on("product_picture.position", "=", 0),
    )
    .innerJoin("picture", "picture.id", "product_picture.picture_id")
    .select([
      "product.id",
      "product.name",
      "product.merchant_id",
      "account.nickname",
      "product.lowest_price",
      "product.highest_price",
      "product.in_stock",
      ...pictureColumns,
      sql<ProductCardRow["variantColours"]>`${sql.raw(variantColours)}`.as("variantColours"),
    ])
    .where("product.on_sale", "=", true)

/** Turns a row into a card, with the colours of its variants, each once. */
export function toProductCard(row: ProductCardRow, language: Language): ProductCard {
  const colours = new Map((row.variantColours ?? []).toReversed().map((colour) => [colour.hex, colour]))
  return {
    id: row.id,
    name: showText(row.name, language),
    merchant: { id: row.merchant_id, nickname: row.nickname },
    picture: toPicture(row),
    price: row.lowest_price,
    priceVaries: row.highest_price > row.lowest_price,
    inStock: row.in_stock,
    colours: [...colours.values()]
      .toReversed()
      .map(({ name, hex }) => ({ name: showText(name, language), hex })),
  }
}

/** Cards of these products in the order of the ids; those no longer on sale are left out. */
export async function readProductCards(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectProductCards(db).where("product.id", "in", ids).execute()
  const cards = new Map(rows.map((row) => [row.id, toProductCard(row, language)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
