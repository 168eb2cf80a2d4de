import type { FoundProducts, ProductsQuery } from "@roomwright/contract/catalogue/calls"
import type { Language } from "@roomwright/contract/language"
import { limits } from "@roomwright/contract/limits"
import { AppError } from "../../platform/app-error.ts"
import type { Database } from "../../platform/database/connect.ts"
import { formatMoney } from "../../platform/format-money.ts"
import { correctionOf } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import {
  readProductFilters,
  refuseUnknownProductFilters,
  wantProducts,
  type WantedProducts,
} from "./filter-products.ts"
import { findBehind, findFrom, tiersOf } from "./find-by-tiers.ts"
import { type FoundProduct, isCapped, mostLooked } from "./find-products.ts"
import { toProductCard } from "./product-cards.ts"
import { rememberLongLists } from "./long-lists.ts"
import type { PriceBounds } from "./understanding/read-price.ts"
import type { UnderstoodKeyword } from "./understanding/understand-keyword.ts"

/**
 * One page of products on sale. Pages are numbered up to `limits.numberedMax`; from any page of a longer list
 * `next` and `previous` continue, at the same speed at any depth.
 */
export async function listProductPage(
  { database }: Services,
  filterRegistry: FilterRegistry,
  { sort, page, size, after, before, ...filters }: ProductsQuery,
  language: Language,
): Promise<FoundProducts> {
  await refuseUnknownProductFilters(database.db, filterRegistry, filters)
  const asked = await readProductFilters(database, filters)
  const wanted = wantProducts(asked)
  const { total, isCapped, found, next, previous } = wanted
    ? await findPage(database, wanted, { sort, page, size, after, before, isFiltered: isFiltered(filters) })
    : nothing
  return {
    content: found.map((row) => toProductCard(row, language)),
    page,
    size,
    totalElements: total,
    ...(isCapped ? { totalIsCapped: true } : {}),
    ...correctionOf(asked.keyword, total),
    ...(await sayUnderstood(filterRegistry, asked.keyword, language)),
    ...(isCapped && next ? { next: next.cursor } : {}),
    ...(isCapped && previous ? { previous: previous.cursor } : {}),
  }
}

/** What the keyword was understood as, in the reader's language. */
async function sayUnderstood(
  filterRegistry: FilterRegistry,
  keyword: UnderstoodKeyword | undefined,
  language: Language,
): Promise<Pick<FoundProducts, "understood" | "withoutAll" | "leftOut" | "foreignPrice">> {
  if (!keyword) return {}
  const label = await filterRegistry.labeller(language)
  const understood = keyword.understood.map(({ kind, ids, isExcluded = false, typed, without }) => ({
    kind,
    name:
      kind === "price"
        ? namePrice(keyword.price ?? {}, language)
        : kind === "size" || isExcluded
          ? typed
          : ids.map((id) => label(kind, id).name.text).join(" / "),
    without,
    ...(kind === "price" ? { price: { ...keyword.price } } : {}),
  }))
  const { leftOut, foreignPrice } = keyword
  return {
    understood,
    ...(understood.length > 0 ? { withoutAll: keyword.withoutAll } : {}),
    ...(leftOut ? { leftOut: { words: [...leftOut.words], keyword: leftOut.keyword } } : {}),
    ...(foreignPrice === null ? {} : { foreignPrice }),
  }
}

function namePrice({ from, to }: PriceBounds, language: Language): string {
  if (from === undefined) return `≤ ${formatMoney(to ?? 0, language)}`
  if (to === undefined) return `≥ ${formatMoney(from, language)}`
  return `${formatMoney(from, language)} – ${formatMoney(to, language)}`
}

interface FoundPage {
  readonly total: number
  readonly isCapped: boolean
  readonly found: readonly FoundProduct[]
  /** The last and the first hit, if more follow or precede them. */
  readonly next?: FoundProduct | undefined
  readonly previous?: FoundProduct | undefined
}

const nothing: FoundPage = { total: 0, isCapped: false, found: [] }

interface PageAsked extends Pick<ProductsQuery, "sort" | "page" | "size" | "after" | "before"> {
  /** By more than a keyword. */
  readonly isFiltered: boolean
}

const isFiltered = ({ w: _keyword, ...filters }: Omit<ProductsQuery, "sort" | "page" | "size">): boolean =>
  Object.values(filters).some((value) => value !== undefined)

async function findPage(database: Database, wanted: WantedProducts, asked: PageAsked): Promise<FoundPage> {
  const { sort, page, size, after, before } = asked
  if (after !== undefined || before !== undefined) return findPageFromCursor(database, wanted, asked)
  const skip = page * size
  if (skip > limits.numberedMax) {
    const counted = await counterOf(database)(wanted)
    if (!counted.isCapped) return { ...counted, found: [] }
    throw new AppError("invalidInput", { faults: [{ path: "query.page", problem: "tooBig" }] })
  }
  const tiers = tiersOf(wanted, sort)
  // What is filtered takes long to find and as long to count: where the first tier may fill the page, both at once.
  const early = tiers.length > 1 && skip === 0 && asked.isFiltered ? counterOf(database)(wanted) : null
  early?.catch(() => {})
  const { found: all, hits } = await findBehind(database, tiers, { sort, skip, most: size + 1 })
  const found = all.slice(0, size)
  // A page that is not full, or is the last, determines the total.
  const isLast = all.length <= size && (all.length > 0 || skip === 0)
  const counted = totalOf(isLast ? skip + all.length : hits) ?? (await (early ?? counterOf(database)(wanted)))
  return {
    ...counted,
    found,
    next: all.length > size ? found.at(-1) : undefined,
    previous: skip > 0 ? found[0] : undefined,
  }
}

/** The total, if it is known already. */
function totalOf(hits: number | null | undefined): Pick<FoundPage, "total" | "isCapped"> | null {
  if (hits === null || hits === undefined) return null
  const isCapped = hits > limits.countedMax
  return { total: isCapped ? limits.countedMax : hits, isCapped }
}

async function findPageFromCursor(
  database: Database,
  wanted: WantedProducts,
  { sort, size, after, before }: PageAsked,
): Promise<FoundPage> {
  if (after !== undefined && before !== undefined)
    throw new AppError("invalidInput", { faults: [{ path: "query.before", problem: "unknown" }] })
  const direction = after === undefined ? "before" : "after"
  const [counted, all] = await Promise.all([
    counterOf(database)(wanted),
    findFrom(database, tiersOf(wanted, sort), {
      sort,
      most: size + 1,
      cursor: after ?? before ?? "",
      direction,
    }),
  ])
  const shown = all.slice(0, size)
  const found = direction === "after" ? shown : shown.toReversed()
  const goesOn = all.length > size
  return {
    ...counted,
    found,
    next: direction === "before" || goesOn ? found.at(-1) : undefined,
    previous: direction === "after" || goesOn ? found[0] : undefined,
  }
}

/** A counter's cache belongs to one database. */
const counters = new WeakMap<Database, CountProducts>()

function counterOf(database: Database): CountProducts {
  const known = counters.get(database)
  if (known) return known
  const counter = createProductCounter(database)
  counters.set(database, counter)
  return counter
}

/** The number of hits of a list, or that there are more than are counted. */
interface CountProducts {
  (wanted: WantedProducts): Promise<{ readonly total: number; readonly isCapped: boolean }>
}

/** Counts hits up to `limits.countedMax`. */
function createProductCounter({ pool }: Pick<Database, "pool">, nowMs?: () => number): CountProducts {
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
