import { sql, type Kysely, type Transaction } from "kysely"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"

interface Noting {
  readonly workId: string
  /** Left out it is the time of the transaction. */
  readonly at?: Date
  /** Products of its scene; left out those that stand on its page, and all that were noted before. */
  readonly productIds?: readonly string[]
  /** It is published anew with them: earlier prices count no more. */
  readonly isAnew?: boolean
}

/**
 * Notes what products of a published work cost now: what was noted before stays, unless it is published anew. Those that
 * are not on sale cost nothing.
 */
export async function notePrices(
  tx: Transaction<DB>,
  { workId, at, productIds, isAnew = false }: Noting,
): Promise<void> {
  if (productIds?.length === 0) return
  const asked = productIds
    ? sql`product.id = any(${[...productIds]}::uuid[])`
    : sql`product.id in (
        select product_id from work_product where work_id = ${workId}
        union all select product_id from work_price where work_id = ${workId})`
  await sql`
    insert into work_price (work_id, product_id, price, noted_at)
    select ${workId}, product.id, min(variant.price), coalesce(${at ?? null}::timestamptz, now())
    from product join product_variant variant on variant.product_id = product.id
    where product.on_sale and variant.price > 0 and ${asked}
    group by product.id
    on conflict (work_id, product_id) do ${
      isAnew ? sql`update set price = excluded.price, noted_at = excluded.noted_at` : sql`nothing`
    }`.execute(tx)
}

/** What a product cost when a work was published with it (VND). */
export interface PriceThen {
  readonly price: number
  readonly at: string
}

/** What the products of a work cost when it was published with them, by product. */
export async function readPricesThen(
  db: Kysely<DB>,
  workId: string,
): Promise<ReadonlyMap<string, PriceThen>> {
  const rows = await db
    .selectFrom("work_price")
    .modifyFront(prepared)
    .select(["product_id", "price", "noted_at"])
    .where("work_id", "=", workId)
    .execute()
  return new Map(
    rows.map(({ product_id, price, noted_at }) => [product_id, { price, at: noted_at.toISOString() }]),
  )
}
