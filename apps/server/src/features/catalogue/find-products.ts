import type { ProductSort } from "@roomwright/contract/catalogue"
import { limits } from "@roomwright/contract/limits"
import { sql, type Kysely, type RawBuilder } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { WantedProducts } from "./filter-products.ts"

/** The orders of the search tables; going backwards turns one round. */
const orders = {
  popular: { letter: "O", column: "by_popularity", backwards: false },
  newest: { letter: "N", column: "by_age", backwards: false },
  "price-up": { letter: "P", column: "by_price", backwards: false },
  "price-down": { letter: "P", column: "by_price", backwards: true },
} as const satisfies Record<ProductSort, object>

/** Up to this many hits are looked at to count them; one more says that there are more. */
const mostLooked = limits.countedMax + 1

interface PageOptions {
  readonly sort: ProductSort
  readonly most: number
  /** `before` goes the other way round and gives the hits in that order. */
  readonly from?: { readonly cursor: string; readonly direction: "after" | "before" } | undefined
}

/** The first hits in an order, as rows to select from under a name. */
export function hitsOf(
  { query, priceFrom, priceTo }: WantedProducts,
  { sort, most, from }: PageOptions,
): RawBuilder<unknown> {
  const { letter, column, backwards } = orders[sort]
  const [key = null, id = null] = from?.cursor.split("_") ?? []
  const turned = from?.direction === "before" ? !backwards : backwards
  const direction = sql.raw(turned ? "desc" : "asc")
  // Those of the ranking and those that are fresh, so many of each.
  return sql`(
    select * from product_hits(${query}::tsquery, ${priceFrom}::bigint, ${priceTo}::bigint, ${letter}, ${turned},
      ${key}::bigint, ${id}::uuid, ${most})
    order by ${sql.ref(column)} ${direction}, product_id ${direction} limit ${most})`
}

/** The hits that are counted: all of them, or the most popular ones when there are too many. */
export const countedHitsOf = (wanted: WantedProducts): RawBuilder<unknown> =>
  hitsOf(wanted, { sort: "popular", most: mostLooked })

/** Where hits were cut: there are more than this many. */
export const isCapped = (looked: number): boolean => looked >= mostLooked

/** Ids with their place in the order, as a cursor names it. */
export interface FoundProduct {
  readonly id: string
  readonly cursor: string
}

/** Counts hits (one more than `limits.countedMax` when there are more) and gives a part of those that were counted. */
export async function countAndSlice(
  db: Kysely<DB>,
  wanted: WantedProducts,
  { sort, skip, most }: { readonly sort: ProductSort; readonly skip: number; readonly most: number },
): Promise<{ looked: number; found: FoundProduct[] }> {
  const { column, backwards } = orders[sort]
  const direction = sql.raw(backwards ? "desc" : "asc")
  const { rows } = await sql<{ looked: number; ids: string[]; cursors: string[] }>`
    with hit as materialized (select * from ${countedHitsOf(wanted)} as found),
    part as (
      select product_id, ${sql.ref(column)} as key from hit
      order by key ${direction}, product_id ${direction} limit ${most} offset ${skip}
    )
    select (select count(*) from hit)::integer as looked,
      array(select product_id::text from part) as ids,
      array(select key || '_' || product_id from part) as cursors`.execute(db)
  const [{ looked, ids, cursors } = { looked: 0, ids: [], cursors: [] }] = rows
  return { looked, found: ids.map((id, at) => ({ id, cursor: cursors[at] ?? "" })) }
}

/** The hits behind a place in an order, however deep; `skip` of them are left out first. */
export async function findProducts(
  db: Kysely<DB>,
  wanted: WantedProducts,
  { skip = 0, ...options }: PageOptions & { readonly skip?: number },
): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select product_id as id, ${sql.ref(orders[options.sort].column)} || '_' || product_id as cursor
    from ${hitsOf(wanted, { ...options, most: skip + options.most })} as found offset ${skip}`.execute(db)
  return rows
}
