import type { LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"

/** A page that engines are told of. */
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

/** What a preview of a shared page shows. */
export interface SharedThing {
  readonly name: LocalText
  /** Who made or sells it. */
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
