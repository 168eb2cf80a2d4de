import type { ProductCard } from "@roomwright/contract/catalogue"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture, type PictureRow } from "../media/media.public.ts"

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
    ])
    .where("product.on_sale", "=", true)

interface ProductCardRow extends PictureRow {
  readonly id: string
  readonly name: LocalText
  readonly merchant_id: string
  readonly nickname: string
  readonly lowest_price: number
  readonly highest_price: number
  readonly in_stock: boolean
}

/** Turns rows into cards, in their order, with the colours of their variants. */
export async function toProductCards(
  db: Kysely<DB>,
  rows: readonly ProductCardRow[],
  language: Language,
): Promise<ProductCard[]> {
  const colours = await readColours(
    db,
    rows.map((row) => row.id),
    language,
  )
  return rows.map((row) => ({
    id: row.id,
    name: showText(row.name, language),
    merchant: { id: row.merchant_id, nickname: row.nickname },
    picture: toPicture(row),
    price: row.lowest_price,
    priceVaries: row.highest_price > row.lowest_price,
    inStock: row.in_stock,
    colours: colours.get(row.id) ?? [],
  }))
}

/** Cards of these products in the order of the ids; those no longer on sale are left out. */
export async function readProductCards(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectProductCards(db).where("product.id", "in", ids).execute()
  const cards = new Map((await toProductCards(db, rows, language)).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

async function readColours(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ProductCard["colours"]>> {
  const colours = new Map<string, ProductCard["colours"]>()
  if (ids.length === 0) return colours
  const rows = await db
    .selectFrom("product_variant")
    .select(["product_id", "colour_name", "colour_hex"])
    .where("product_id", "in", ids)
    .orderBy("position")
    .execute()
  for (const row of rows) {
    const known = colours.get(row.product_id) ?? []
    if (!known.some(({ hex }) => hex === row.colour_hex)) {
      known.push({ name: showText(row.colour_name, language), hex: row.colour_hex })
    }
    colours.set(row.product_id, known)
  }
  return colours
}
