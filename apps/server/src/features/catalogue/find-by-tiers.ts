import type { ProductSort } from "@roomwright/contract/catalogue/calls"
import type { Database } from "../../platform/database/connect.ts"
import type { WantedProducts } from "./filter-products.ts"
import { findProducts, wayOf, type FoundProduct } from "./find-products.ts"
import { findStart } from "./find-start.ts"

/**
 * A search in tiers: what is called exactly as the query comes before what stands in the room or has the very measure,
 * and that before the rest, each in the order of popularity. Tiers share no product, so a list is one after the other.
 * Other orders have one tier.
 */
export function tiersOf(wanted: WantedProducts, sort: ProductSort): WantedProducts[] {
  const { query, first } = wanted
  if (sort !== "popular" || query === null || !first || first.length === 0) return [wanted]
  return [...first, null].map((term, at) => ({
    ...wanted,
    query: [
      ...(term !== null && isSaidBy(term, query) ? [] : [query]),
      ...(term === null ? [] : [`(${term})`]),
      ...first.slice(0, at).map((before) => `!(${before})`),
    ].join(" & "),
    first: [],
  }))
}

/** Whether the term alone says it: what has a word in its name has it anywhere, and the others of a beginning cost most. */
function isSaidBy(term: string, query: string): boolean {
  const [, word] = /^'H:([^']+)'$/u.exec(term) ?? []
  const [, words = ""] = /^\(*('[^']+'(?: \| '[^']+')*)\)*$/u.exec(query) ?? []
  return word !== undefined && words.split(" | ").includes(`'${word}'`)
}

type Searching = Pick<Database, "pool">

interface Found {
  readonly found: FoundProduct[]
  /** The number of hits, if the search established it. */
  readonly hits: number | null
}

/** Reads a page by its place, of `most` products behind `skip` others. */
export async function findBehind(
  database: Searching,
  tiers: readonly WantedProducts[],
  { sort, skip, most }: { readonly sort: ProductSort; readonly skip: number; readonly most: number },
): Promise<Found> {
  const found: FoundProduct[] = []
  let toSkip = skip
  let hits: number | null = 0
  for (const [tier, wanted] of tiers.entries()) {
    const rows = await findProducts(database, wanted, { sort, skip: toSkip, most: most - found.length })
    found.push(...rows.map((row) => markTier(row, tier)))
    const told: number | null = rows.length > 0 ? (rows[0]?.hits ?? null) : toSkip === 0 ? 0 : null
    hits = hits === null || told === null ? null : hits + told
    if (found.length === most) return { found, hits: tier === tiers.length - 1 ? hits : null }
    if (rows.length > 0 || tier === tiers.length - 1) toSkip = 0
    else if (toSkip > 0) toSkip -= await countUpTo(database, wanted, sort, toSkip)
  }
  return { found, hits }
}

/** Reads a page beside a cursor; backwards in the order of going back. */
export async function findFrom(
  database: Searching,
  tiers: readonly WantedProducts[],
  {
    sort,
    cursor,
    direction,
    most,
  }: {
    readonly sort: ProductSort
    readonly cursor: string
    readonly direction: "after" | "before"
    readonly most: number
  },
): Promise<FoundProduct[]> {
  const { tier: asked, place } = readCursor(cursor)
  const first = Math.min(asked, tiers.length - 1)
  const order = tiers.map((wanted, tier) => ({ wanted, tier }))
  const coming = direction === "after" ? order.slice(first) : order.slice(0, first + 1).toReversed()
  const found: FoundProduct[] = []
  for (const { wanted, tier } of coming) {
    const from = { cursor: tier === first ? place : null, direction }
    const rows = await findProducts(database, wanted, { sort, most: most - found.length, from })
    found.push(...rows.map((row) => markTier(row, tier)))
    if (found.length === most) break
  }
  return found
}

/** A cursor of the first tier is one without tiers. */
const markTier = (row: FoundProduct, tier: number): FoundProduct =>
  tier === 0 ? row : { ...row, cursor: `${tier}.${row.cursor}` }

function readCursor(cursor: string): { readonly tier: number; readonly place: string } {
  const [tier, place] = cursor.split(".")
  return place === undefined ? { tier: 0, place: cursor } : { tier: Number(tier), place }
}

async function countUpTo(
  { pool }: Searching,
  wanted: WantedProducts,
  sort: ProductSort,
  most: number,
): Promise<number> {
  // Mostly known since nothing was found behind so many.
  const { total } = await findStart(pool, wanted, { ...wayOf(sort, "after"), skip: most })
  if (total !== null) return Math.min(total, most)
  const { rows } = await pool.query<{ looked: number }>({
    name: "count-products",
    text: "select product_count($1::tsquery, $2::bigint, $3::bigint, $4::integer) as looked",
    values: [wanted.query, wanted.priceFrom, wanted.priceTo, most],
  })
  return Math.min(rows[0]?.looked ?? 0, most)
}
