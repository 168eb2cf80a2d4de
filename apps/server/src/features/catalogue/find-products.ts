import type { ProductSort } from "@roomwright/contract/catalogue"
import { limits } from "@roomwright/contract/limits"
import { sql, type RawBuilder } from "kysely"
import type { Database } from "../../platform/database/connect.ts"
import type { WantedProducts } from "./filter-products.ts"
import { cardColumnsText, cardTablesText, type ProductCardRow } from "./product-cards.ts"

/** The orders of the search tables; going backwards turns one round. */
const orders = {
  popular: { letter: "O", column: "by_popularity", backwards: false },
  newest: { letter: "N", column: "by_age", backwards: false },
  "price-up": { letter: "P", column: "by_price", backwards: false },
  "price-down": { letter: "P", column: "by_price", backwards: true },
} as const satisfies Record<ProductSort, object>

/** Up to this many hits are looked at to count them; one more says that there are more. */
export const mostLooked = limits.countedMax + 1

interface PageOptions {
  readonly sort: ProductSort
  readonly most: number
  /** `before` goes the other way round and gives the hits in that order. */
  readonly from?: { readonly cursor: string; readonly direction: "after" | "before" } | undefined
}

/** The most popular hits, as rows to select from under a name. */
export const popularHitsOf = (
  { query, priceFrom, priceTo }: WantedProducts,
  most: number,
): RawBuilder<unknown> =>
  // Those of the ranking and those that are fresh, so many of each.
  sql`(
    select * from product_hits(${query}::tsquery, ${priceFrom}::bigint, ${priceTo}::bigint, 'O', false, null::bigint,
      null::uuid, ${most}::integer)
    order by by_popularity, product_id limit ${most}::integer)`

/** The hits that are counted: all of them, or the most popular ones when there are too many. */
export const countedHitsOf = (wanted: WantedProducts): RawBuilder<unknown> =>
  popularHitsOf(wanted, mostLooked)

/** Where hits were cut: there are more than this many. */
export const isCapped = (looked: number): boolean => looked >= mostLooked

/** A product with its place in the order, as a cursor names it. */
export interface FoundProduct extends ProductCardRow {
  readonly cursor: string
}

/** Reads a part of the hits with what their cards show, however deep; `skip` of them are left out first. */
export async function findProducts(
  { pool }: Pick<Database, "pool">,
  wanted: WantedProducts,
  { sort, most, from, skip = 0 }: PageOptions & { readonly skip?: number },
): Promise<FoundProduct[]> {
  const [key = null, id = null] = from?.cursor.split("_") ?? []
  // Every page goes this way: it is prepared once a connection.
  const { rows } = await pool.query<FoundProduct>({
    name: `products-${sort}-${from?.direction ?? "after"}`,
    text: pageStatement(sort, from?.direction === "before"),
    values: [wanted.query, wanted.priceFrom, wanted.priceTo, key, id, skip + most, skip],
  })
  return rows
}

function pageStatement(sort: ProductSort, turned: boolean): string {
  const { letter, column, backwards } = orders[sort]
  const isBackwards = backwards !== turned
  const direction = isBackwards ? "desc" : "asc"
  return `
    with hit as (
      select product_id, ${column} as key
      from product_hits($1::tsquery, $2::bigint, $3::bigint, '${letter}', ${isBackwards}, $4::bigint, $5::uuid,
        $6::integer)
      order by ${column} ${direction}, product_id ${direction} limit $6::integer - $7::integer
      offset $7::integer
    )
    select hit.key || '_' || hit.product_id as cursor, ${cardColumnsText}
    from hit join ${cardTablesText.replace(/^product\b/, "product on product.id = hit.product_id")}
    where product.on_sale order by hit.key ${direction}, hit.product_id ${direction}`
}
