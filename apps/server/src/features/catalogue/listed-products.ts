import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import { selectMerchants } from "./merchants.ts"

/** A page for search engines. */
export interface ListedPage {
  readonly id: string
  readonly changedAt: Date | null
  /** From the path on; null without a picture. */
  readonly picture: string | null
}

/** The first of each `every` products on sale, by id. */
export async function markProducts(db: Kysely<DB>, every: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as place from product where on_sale) as numbered
    where (place - 1) % ${every} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Products on sale from this one on, by id. */
export async function listListedProducts(
  db: Kysely<DB>,
  { from, most }: { readonly from: string; readonly most: number },
): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom("product")
    .innerJoin("product_picture", "product_picture.product_id", "product.id")
    .innerJoin("picture", "picture.id", "product_picture.picture_id")
    .select(["product.id as productId", "product.changed_at", ...pictureColumns])
    .where("product_picture.position", "=", 0)
    .where("product.on_sale", "=", true)
    .where("product.id", ">=", from)
    .orderBy("product.id")
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { path, widths } = toPicture(row)
    return {
      id: row.productId,
      changedAt: row.changed_at,
      picture: `${path}/${Math.max(...widths)}.webp`,
    }
  })
}

/** The content of a preview of a shared page. */
export interface SharedThing {
  readonly name: LocalText
  /** Its designer or merchant. */
  readonly by: string
  readonly pictureId: string
}

/** Null for a product that is not on sale. */
export async function readSharedProduct(db: Kysely<DB>, id: string): Promise<SharedThing | null> {
  const row = await db
    .selectFrom("product")
    .innerJoin("account", "account.id", "product.merchant_id")
    .innerJoin("product_picture", "product_picture.product_id", "product.id")
    .select(["product.name", "account.nickname as by", "product_picture.picture_id as pictureId"])
    .where("product.id", "=", id)
    .where("product.on_sale", "=", true)
    .where("product_picture.position", "=", 0)
    .executeTakeFirst()
  return row ?? null
}

/** The first of each `every` merchants with a product on sale, by id. */
export async function markMerchants(db: Kysely<DB>, every: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select merchant_id as id, row_number() over (order by merchant_id) as place
      from product where on_sale group by merchant_id) as numbered
    where (place - 1) % ${every} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Merchants with a product on sale, from this one on, by id. */
export async function listListedMerchants(
  db: Kysely<DB>,
  { from, most }: { readonly from: string; readonly most: number },
): Promise<ListedPage[]> {
  const rows = await selectMerchants(db)
    .select("account.id")
    .where("account.id", ">=", from)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("product")
          .select("product.id")
          .whereRef("product.merchant_id", "=", "account.id")
          .where("product.on_sale", "=", true),
      ),
    )
    .orderBy("account.id")
    .limit(most)
    .execute()
  return rows.map(({ id }) => ({ id, changedAt: null, picture: null }))
}

/** Null for a merchant without products on sale; the picture is of the most popular product. */
export async function readSharedMerchant(
  db: Kysely<DB>,
  id: string,
  language: Language,
): Promise<SharedThing | null> {
  const row = await selectMerchants(db)
    .innerJoin("product", "product.merchant_id", "account.id")
    .innerJoin("product_picture", "product_picture.product_id", "product.id")
    .select(["account.nickname", "merchant_profile.city", "product_picture.picture_id as pictureId"])
    .where("product.merchant_id", "=", id)
    .where("product.on_sale", "=", true)
    .where("product_picture.position", "=", 0)
    .orderBy("product.popularity", "desc")
    .orderBy("product.id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { name: { en: row.nickname }, by: showText(row.city, language).text, pictureId: row.pictureId }
}
