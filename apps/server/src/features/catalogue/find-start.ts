import type { Database } from "../../platform/database/connect.ts"
import type { WantedProducts } from "./filter-products.ts"

/** A place near a number of hits, to read on from. */
export interface Start {
  /** As in a cursor; null is the beginning. */
  readonly cursor: string | null
  /** How many hits come before it. */
  readonly before: number
  /** How many there are in all, where that is known. */
  readonly total: number | null
}

interface Counted {
  /** The ranking that was counted. */
  readonly ranking: string
  /** How many of its hits come before each group. */
  readonly counted: readonly number[]
}

const mostRemembered = 1_000

type Pool = Database["pool"]

/** What was counted belongs to one database. */
const remembered = new WeakMap<Pool, Map<string, Counted>>()

/**
 * Where to begin to read for a page behind `skip` hits. Groups of the ranking that somebody had counted for such a list
 * are not counted again until there is a new ranking: whatever is counted in it stays true.
 */
export async function findStart(
  pool: Pool,
  { query, priceFrom, priceTo }: Pick<WantedProducts, "query" | "priceFrom" | "priceTo">,
  {
    letter,
    isBackwards,
    skip,
  }: { readonly letter: string; readonly isBackwards: boolean; readonly skip: number },
): Promise<Start> {
  const lists = remembered.get(pool) ?? new Map<string, Counted>()
  remembered.set(pool, lists)
  const key = JSON.stringify([query, priceFrom, priceTo, letter, isBackwards])
  const known = lists.get(key)
  const { rows } = await pool.query<
    Counted & { start_key: string | null; start_id: string; before: number; total: number | null }
  >({
    name: "products-start",
    text: `select ranking, counted, start_key::text, start_id, before, total from product_start($1::tsquery, $2::bigint,
      $3::bigint, $4::text, $5::boolean, $6::integer, $7::text, $8::integer[])`,
    values: [
      query,
      priceFrom,
      priceTo,
      letter,
      isBackwards,
      skip,
      known?.ranking ?? null,
      known?.counted ?? null,
    ],
  })
  const [row] = rows
  if (!row) return { cursor: null, before: 0, total: null }
  lists.delete(key)
  const [oldest] = lists.keys()
  if (lists.size >= mostRemembered && oldest !== undefined) lists.delete(oldest)
  lists.set(key, { ranking: row.ranking, counted: row.counted })
  const { start_key: startKey, start_id: startId, before, total } = row
  return { cursor: startKey === null ? null : `${startKey}_${startId}`, before, total }
}
