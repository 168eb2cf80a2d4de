import { limits } from "@roomwright/contract/limits"
import type { Database } from "../../platform/database/connect.ts"
import type { WantedProducts } from "./filter-products.ts"
import { isCapped, mostLooked } from "./find-products.ts"
import { rememberLongLists } from "./long-lists.ts"

/** The number of hits of a list, or that there are more than are counted. */
export interface CountProducts {
  (wanted: WantedProducts): Promise<{ readonly total: number; readonly isCapped: boolean }>
}

/** Counts hits up to `limits.countedMax`. */
export function createProductCounter({ pool }: Pick<Database, "pool">, nowMs?: () => number): CountProducts {
  const long = rememberLongLists({ nowMs })
  return async (wanted) => {
    const key = JSON.stringify(wanted)
    if (long.isLong(key)) return { total: limits.countedMax, isCapped: true }
    const { rows } = await pool.query<{ looked: number }>({
      name: "count-products",
      text: "select product_count($1::tsquery, $2::bigint, $3::bigint, $4::integer) as looked",
      values: [wanted.query, wanted.priceFrom, wanted.priceTo, mostLooked],
    })
    const looked = rows[0]?.looked ?? 0
    long.note(key, isCapped(looked))
    return isCapped(looked)
      ? { total: limits.countedMax, isCapped: true }
      : { total: looked, isCapped: false }
  }
}
