import { limits } from "@roomwright/contract/limits"
import type { Database } from "../../platform/database/connect.ts"
import type { WantedProducts } from "./filter-products.ts"
import { isCapped, mostLooked } from "./find-products.ts"

const rememberedMs = 30_000
const mostRemembered = 2_000

/** How many hits a list has, or that there are more than are counted. */
export interface CountProducts {
  (wanted: WantedProducts): Promise<{ readonly total: number; readonly isCapped: boolean }>
}

/**
 * Counts hits as far as `limits.countedMax`. That a list is longer is remembered for half a minute, for it hardly
 * changes; short lists are counted every time.
 */
export function createProductCounter(
  { pool }: Pick<Database, "pool">,
  nowMs: () => number = Date.now,
): CountProducts {
  const longUntil = new Map<string, number>()
  return async (wanted) => {
    const key = JSON.stringify(wanted)
    if ((longUntil.get(key) ?? 0) > nowMs()) return { total: limits.countedMax, isCapped: true }
    const { rows } = await pool.query<{ looked: number }>({
      name: "count-products",
      text: "select product_count($1::tsquery, $2::bigint, $3::bigint, $4::integer) as looked",
      values: [wanted.query, wanted.priceFrom, wanted.priceTo, mostLooked],
    })
    const looked = rows[0]?.looked ?? 0
    longUntil.delete(key)
    if (!isCapped(looked)) return { total: looked, isCapped: false }
    const [oldest] = longUntil.keys()
    if (longUntil.size >= mostRemembered && oldest !== undefined) longUntil.delete(oldest)
    longUntil.set(key, nowMs() + rememberedMs)
    return { total: limits.countedMax, isCapped: true }
  }
}
