import type { ProductSort } from "@roomwright/contract/catalogue/calls"
import { limits } from "@roomwright/contract/limits"
import { sql, type RawBuilder } from "kysely"
import type { Database } from "../../platform/database/connect.ts"
import type { WantedProducts } from "./filter-products.ts"
import { findStart } from "./find-start.ts"
import { cardColumnsText, cardTablesText, type ProductCardRow } from "./product-cards.ts"

/** The orders of the search tables; paging backwards reverses one. */
const orders = {
  popular: { letter: "O", column: "by_popularity", backwards: false },
  newest: { letter: "N", column: "by_age", backwards: false },
  "price-up": { letter: "P", column: "by_price", backwards: false },
  "price-down": { letter: "P", column: "by_price", backwards: true },
} as const satisfies Record<ProductSort, object>

/** The most hits that are counted, plus one that says that there are more. */
export const mostLooked = limits.countedMax + 1

interface PageOptions {
  readonly sort: ProductSort
  readonly most: number
  /** `before` pages backwards and returns the hits in that order; without a cursor from the end. */
  readonly from?: { readonly cursor: string | null; readonly direction: "after" | "before" } | undefined
}

/** The query of hits: values, or columns of rows that contain them. */
type Asked<Wanted> = { readonly [Name in keyof Wanted]: Wanted[Name] | RawBuilder<Wanted[Name]> }
type Hits = Pick<WantedProducts, "query" | "priceFrom" | "priceTo">

/** The most popular hits, as rows to select from under a name. */
export const popularHitsOf = (
  { query, priceFrom, priceTo }: Asked<Hits>,
  most: number,
): RawBuilder<unknown> =>
  // The same number from the ranking and from the changed products.
  sql`(
    select * from product_hits(${query}::tsquery, ${priceFrom}::bigint, ${priceTo}::bigint, 'O', false, null::bigint,
      null::uuid, 0, ${most}::integer)
    order by by_popularity, product_id limit ${most}::integer)`

/** Where hits were cut: there are more than this many. */
export const isCapped = (looked: number): boolean => looked >= mostLooked

/** A product with its sort value, as in a cursor. */
export interface FoundProduct extends ProductCardRow {
  readonly cursor: string
  /** The number of hits, if the search established it. */
  readonly hits: number | null
}

/** Reads a page of the hits with their cards, at any depth; skips the first `skip`, which goes without a place. */
export async function findProducts(
  { pool }: Pick<Database, "pool">,
  wanted: WantedProducts,
  { sort, most, from, skip = 0 }: PageOptions & { readonly skip?: number },
): Promise<FoundProduct[]> {
  if (skip > 0 && !from) return findSkipping(pool, wanted, { sort, most, skip })
  const [key = null, id = null] = from?.cursor?.split("_") ?? []
  const direction = from?.direction ?? "after"
  const { query, priceFrom, priceTo } = wanted
  const isWalk = query === null && priceFrom === null && priceTo === null && skip === 0
  const width = widths.find((each) => most <= each)
  // Every page uses one of these: they are prepared once per connection.
  const { rows } = await pool.query<FoundProduct>(
    isWalk && width !== undefined
      ? {
          name: `products-walk-${sort}-${direction}-${width}`,
          text: walkStatement(sort, direction, width),
          values: [key, id, most],
        }
      : {
          name: `products-${sort}-${direction}`,
          text: pageStatement(sort, direction),
          values: [query, priceFrom, priceTo, key, id, skip, most],
        },
  )
  return rows
}

/** Reads on from the nearest place that has been counted. */
async function findSkipping(
  pool: Database["pool"],
  wanted: WantedProducts,
  { sort, most, skip }: { readonly sort: ProductSort; readonly most: number; readonly skip: number },
): Promise<FoundProduct[]> {
  const { letter, isBackwards } = wayOf(sort, "after")
  const start = await findStart(pool, wanted, { letter, isBackwards, skip })
  if (start.total !== null && start.total <= skip) return []
  const [key = null, id = null] = start.cursor?.split("_") ?? []
  const { query, priceFrom, priceTo } = wanted
  const { rows } = await pool.query<FoundProduct>({
    name: `products-from-${sort}`,
    text: pageStatement(sort, "after", "from a start"),
    values: [query, priceFrom, priceTo, key, id, skip - start.before, most],
  })
  return rows.map((row) => ({ ...row, hits: start.total }))
}

type Direction = "after" | "before"

/** The letter of an order in the ranking, and whether it is read backwards. */
export const wayOf = (sort: ProductSort, direction: Direction) => {
  const { letter, column, backwards } = orders[sort]
  const isBackwards = backwards !== (direction === "before")
  return { letter, column, isBackwards, turn: isBackwards ? "desc" : "asc" }
}

const selectCards = (hit: string, turn: string, totals: string): string => `
  select ${hit}.key || '_' || ${hit}.product_id as cursor, ${totals} as hits, ${cardColumnsText}
  from ${hit} join ${cardTablesText.replace(/^product_card\b/, `product_card on product_card.product_id = ${hit}.product_id`)}
  where product_card.on_sale order by ${hit}.key ${turn}, ${hit}.product_id ${turn}`

function pageStatement(sort: ProductSort, direction: Direction, beginning?: "from a start"): string {
  const { letter, column, isBackwards, turn } = wayOf(sort, direction)
  return `
    with found as materialized (
      select product_id, ${column} as key, skipped, hits
      from product_hits($1::tsquery, $2::bigint, $3::bigint, '${letter}', ${isBackwards}, $4::bigint, $5::uuid,
        ${beginning ? "0, $6::integer + $7::integer" : "$6::integer, $7::integer"})
    ), hit as (
      select product_id, key from found order by key ${turn}, product_id ${turn}
      limit $7::integer offset (select $6::integer - coalesce(max(skipped), 0) from found)
    )${selectCards("hit", turn, "(select max(hits) from found)")}`
}

/**
 * A limit known to the planner keeps it on the index, so a statement has a fixed one and returns fewer rows.
 */
const widths = [25, 101] as const

/** Everything in an order: along an index of the ranking and one of the changed products. */
function walkStatement(sort: ProductSort, direction: Direction, width: number): string {
  const { column, isBackwards, turn } = wayOf(sort, direction)
  const farthest = isBackwards
    ? "9223372036854775807, 'ffffffff-ffff-ffff-ffff-ffffffffffff'"
    : "-9223372036854775808, '00000000-0000-0000-0000-000000000000'"
  const [key, id] = farthest.split(", ")
  const behind = `(${column}, product_id) ${isBackwards ? "<" : ">"}
    (coalesce($1::bigint, ${key}), coalesce($2::uuid, ${id}))`
  const inOrder = `order by ${column} ${turn}, product_id ${turn} limit ${width}`
  return `
    with hit as (
      select product_id, key from (
        (select product_id, ${column} as key from product_ranked as ranked
          where ${behind}
            and not exists (select from product_fresh where product_fresh.product_id = ranked.product_id)
          ${inOrder})
        union all
        (select product_id, ${column} as key from product_fresh where ${behind} and words @@ 'A' ${inOrder})
      ) as found order by key ${turn}, product_id ${turn} limit $3::integer
    )${selectCards("hit", turn, "null::integer")}`
}
