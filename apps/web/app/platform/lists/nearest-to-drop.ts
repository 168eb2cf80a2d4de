import type { listProducts } from "@roomwright/contract/catalogue/calls"
import type { listDesigners } from "@roomwright/contract/works/designers"
import type { LongPageOf } from "@roomwright/contract/envelope"
import type { listWorks } from "@roomwright/contract/works/calls"
import type { RouterContextProvider } from "react-router"
import { toApiNames } from "../call-leniently.ts"
import type { QueryValues } from "../filter-address.ts"
import { tryCall } from "../page-context.ts"

type List = typeof listProducts | typeof listWorks | typeof listDesigners
type Context = Readonly<RouterContextProvider>

/** How many hits a list would have. */
export interface Total {
  readonly total: number
  readonly isCapped: boolean
}

/** A parameter without which a list that is empty would not be. */
export interface NearestToDrop extends Total {
  readonly name: string
}

/** Each is a call: an address with more filters than this is answered without the last of them. */
const mostTried = 8
const mostWordsTried = 4

export const totalOf = ({ totalElements, totalIsCapped = false }: LongPageOf<unknown>): Total => ({
  total: totalElements,
  isCapped: totalIsCapped,
})

/** Counts what a list would hold; null when the API does not say. */
export async function countHits(
  context: Context,
  list: List,
  query: QueryValues,
  names: QueryValues = {},
): Promise<Total | null> {
  const outcome = await tryCall(context, list, { query: { ...toApiNames(query, names), size: "1" } })
  return outcome.ok ? totalOf(outcome.data) : null
}

/** Which single filters keep an empty list empty: those that bring hits back when they go, the most hits first. */
export async function findNearestToDrop(
  context: Context,
  list: List,
  filters: QueryValues,
  names: QueryValues = {},
): Promise<NearestToDrop[]> {
  const tried = await Promise.all(
    Object.keys(filters)
      .slice(0, mostTried)
      .map(async (name) => {
        const { [name]: _dropped, ...others } = filters
        return { name, hits: await countHits(context, list, others, names) }
      }),
  )
  return tried
    .flatMap(({ name, hits }) => (hits && hits.total > 0 ? [{ name, ...hits }] : []))
    .toSorted((one, other) => other.total - one.total)
}

/** A keyword that finds something, and how much. */
export interface NearKeyword extends Total {
  readonly keyword: string
}

/** The keyword without one of its words, where that finds something, the most hits first. */
export async function findShorterKeywords(
  context: Context,
  list: List,
  keyword: string,
): Promise<NearKeyword[]> {
  const words = keyword.split(" ")
  if (words.length < 2 || words.length > mostWordsTried) return []
  const shorter = words.map((_word, at) => words.filter((_other, place) => place !== at).join(" "))
  const tried = await Promise.all(
    [...new Set(shorter)].map(async (w) => ({ keyword: w, hits: await countHits(context, list, { w }) })),
  )
  return tried
    .flatMap(({ keyword: w, hits }) => (hits && hits.total > 0 ? [{ keyword: w, ...hits }] : []))
    .toSorted((one, other) => other.total - one.total)
}
