import type { JudgedQuery } from "./right.ts"
import { enQueries } from "./en.ts"
import { viQueries } from "./vi.ts"
import { zhQueries } from "./zh.ts"

export const judgedQueries = { zh: zhQueries, en: enQueries, vi: viQueries } as const
export const languagesJudged = ["zh", "en", "vi"] as const

/** Below this the search is worse than what a shopper may expect. */
export const precisionBar = 0.95

const looked = 3

/**
 * The share of right products among the first three. What is right and not shown counts against it as well as what is
 * shown and not right: an empty page has 0.
 */
export function precisionOf({ right }: JudgedQuery, shown: readonly string[]): number {
  const first = shown.slice(0, looked)
  const wanted = Math.max(first.length, Math.min(looked, right.size))
  return first.filter((key) => right.has(key)).length / wanted
}

export interface Precision {
  readonly mean: number
  /** What was not all right, with what was shown first. */
  readonly misses: readonly { readonly query: string; readonly precision: number; readonly shown: string[] }[]
}

/** Asks every query of a search that answers with keys of demo products. */
export async function measurePrecision(
  queries: readonly JudgedQuery[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<Precision> {
  let sum = 0
  const misses: Precision["misses"][number][] = []
  for (const judged of queries) {
    const shown = await search(judged.query)
    const precision = precisionOf(judged, shown)
    sum += precision
    if (precision < 1) misses.push({ query: judged.query, precision, shown: shown.slice(0, looked) })
  }
  return { mean: sum / queries.length, misses }
}
