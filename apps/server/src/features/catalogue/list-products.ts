import type { ProductCard, ProductsQuery } from "@roomwright/contract/catalogue"
import type { LongPageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import { limits } from "@roomwright/contract/limits"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { correctionOf } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import {
  readProductFilters,
  refuseUnknownProductFilters,
  wantProducts,
  type WantedProducts,
} from "./filter-products.ts"
import { countAndSlice, findProducts, isCapped, type FoundProduct } from "./find-products.ts"
import { readProductCards } from "./product-cards.ts"

/**
 * One page of products on sale. Pages are numbered as far as `limits.numberedMax`; from any page of a longer list
 * `next` and `previous` lead on, at the same speed at any depth.
 */
export async function listProductPage(
  { database: { db } }: Services,
  filterBook: FilterBook,
  { sort, page, size, after, before, ...filters }: ProductsQuery,
  language: Language,
): Promise<LongPageOf<ProductCard> & { content: ProductCard[] }> {
  await refuseUnknownProductFilters(db, filterBook, filters)
  const asked = await readProductFilters(db, filters)
  const wanted = wantProducts(asked)
  const { looked, found, next, previous } = wanted
    ? await findPage(db, wanted, { sort, page, size, after, before })
    : { looked: 0, found: [] }
  const content = await readProductCards(
    db,
    found.map(({ id }) => id),
    language,
  )
  const counted = { page, size, totalElements: Math.min(looked, limits.countedMax) }
  const correction = correctionOf(asked.keyword, looked)
  if (!isCapped(looked)) return { content, ...counted, ...correction }
  return {
    content,
    ...counted,
    totalIsCapped: true,
    ...correction,
    ...(next ? { next: next.cursor } : {}),
    ...(previous ? { previous: previous.cursor } : {}),
  }
}

type PageAsked = Pick<ProductsQuery, "sort" | "page" | "size" | "after" | "before">

interface FoundPage {
  readonly looked: number
  readonly found: readonly FoundProduct[]
  /** The last and the first found, where more lie behind or before them. */
  readonly next?: FoundProduct | undefined
  readonly previous?: FoundProduct | undefined
}

async function findPage(db: Kysely<DB>, wanted: WantedProducts, asked: PageAsked): Promise<FoundPage> {
  const { sort, size } = asked
  if (asked.after !== undefined || asked.before !== undefined) return findPageFromCursor(db, wanted, asked)
  const skip = asked.page * size
  const { looked, found } = await countAndSlice(db, wanted, { sort, skip, most: size })
  if (!isCapped(looked)) return { looked, found }
  if (skip > limits.numberedMax)
    throw new AppError("invalidInput", { faults: [{ path: "query.page", problem: "tooBig" }] })
  // The hits that were counted are the most popular ones: other orders, and deeper pages, need the rest, too.
  const all =
    sort === "popular" && skip + size < looked
      ? [...found, ...found.slice(-1)]
      : await findProducts(db, wanted, { sort, skip, most: size + 1 })
  const shown = all.slice(0, size)
  return {
    looked,
    found: shown,
    next: all.length > size ? shown.at(-1) : undefined,
    previous: skip > 0 ? shown[0] : undefined,
  }
}

async function findPageFromCursor(
  db: Kysely<DB>,
  wanted: WantedProducts,
  { sort, size, after, before }: PageAsked,
): Promise<FoundPage> {
  if (after !== undefined && before !== undefined)
    throw new AppError("invalidInput", { faults: [{ path: "query.before", problem: "unknown" }] })
  const direction = after === undefined ? "before" : "after"
  const [{ looked }, all] = await Promise.all([
    countAndSlice(db, wanted, { sort, skip: 0, most: 0 }),
    findProducts(db, wanted, { sort, most: size + 1, from: { cursor: after ?? before ?? "", direction } }),
  ])
  const shown = all.slice(0, size)
  const found = direction === "after" ? shown : shown.toReversed()
  const goesOn = all.length > size
  return {
    looked,
    found,
    next: direction === "before" || goesOn ? found.at(-1) : undefined,
    previous: direction === "after" || goesOn ? found[0] : undefined,
  }
}
