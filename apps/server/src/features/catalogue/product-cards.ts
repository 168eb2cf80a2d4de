import type { ProductCard } from "@roomwright/contract/catalogue/calls"
import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { toPicture, type PictureRow } from "../media/media.public.ts"

/** The stored part of a card, in all languages (`store-cards.ts`). */
export interface StoredCard {
  readonly name: LocalText
  readonly picture: PictureRow
  readonly price: number
  readonly priceVaries: boolean
  readonly inStock: boolean
  /** Of the variants in their order, without repetitions. */
  readonly colours: readonly { readonly name: LocalText; readonly hex: string }[]
}

export interface ProductCardRow {
  readonly id: string
  readonly merchant_id: string
  /** Not stored with the card: a merchant's name may change at any time. */
  readonly nickname: string
  readonly card: StoredCard
}

/** Columns and tables of a card, for handwritten statements. */
export const cardColumnsText =
  "product_card.product_id as id, product_card.merchant_id, account.nickname, product_card.card"
export const cardTablesText = "product_card join account on account.id = product_card.merchant_id"

/** Products on sale with the data of a card; callers add filter, order and page. */
export const selectProductCards = (db: Kysely<DB>) =>
  db
    .selectFrom("product_card")
    .innerJoin("account", "account.id", "product_card.merchant_id")
    .select(["product_card.product_id as id", "product_card.merchant_id", "account.nickname"])
    .select((eb) => eb.ref("product_card.card").$castTo<StoredCard>().as("card"))
    .where("product_card.on_sale", "=", true)

/** Turns a row into a card in the reader's language. */
export function toProductCard(
  { id, merchant_id, nickname, card }: ProductCardRow,
  language: Language,
): ProductCard {
  return {
    id,
    name: showText(card.name, language),
    merchant: { id: merchant_id, nickname },
    picture: toPicture(card.picture),
    price: card.price,
    priceVaries: card.priceVaries,
    inStock: card.inStock,
    colours: card.colours.map(({ name, hex }) => ({ name: showText(name, language), hex })),
  }
}

/** Cards of these products in the order of the ids; those no longer on sale are left out. */
export async function readProductCards(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectProductCards(db)
    .modifyFront(prepared)
    .where(sql<boolean>`product_card.product_id = any(${[...ids]}::uuid[])`)
    .execute()
  const cards = new Map(rows.map((row) => [row.id, toProductCard(row, language)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
