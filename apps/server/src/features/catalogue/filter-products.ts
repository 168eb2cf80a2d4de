import type { ProductFilters } from "@roomwright/contract/catalogue/calls"
import type { Kysely } from "kysely"
import type * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { AppError } from "../../platform/app-error.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import type { Database } from "../../platform/database/connect.ts"
import { inStockWord, toFilterWord } from "./search-rows.ts"
import { understandKeyword, type UnderstoodKeyword } from "./understanding/understand-keyword.ts"

export type ProductFilters = z.infer<typeof ProductFilters>

/** Filters with their keyword parsed. */
export interface AskedProducts extends Omit<ProductFilters, "w"> {
  readonly keyword?: UnderstoodKeyword | undefined
}

export async function readProductFilters(
  database: Pick<Database, "db" | "pool">,
  { w, ...filters }: ProductFilters,
): Promise<AskedProducts> {
  return w ? withKeyword(filters, await understandKeyword(database, w)) : filters
}

/** A price that was set as a filter is meant instead of one in the keyword. */
function withKeyword(filters: Omit<ProductFilters, "w">, keyword: UnderstoodKeyword): AskedProducts {
  if (filters.minPrice === undefined && filters.maxPrice === undefined)
    return { ...filters, ...boundsOf(keyword), keyword }
  const understood = keyword.understood.filter(({ kind }) => kind !== "price")
  return { ...filters, keyword: { ...keyword, understood, price: null } }
}

/** The price in a keyword, as the filter of it. */
export const boundsOf = ({
  price,
}: Pick<UnderstoodKeyword, "price">): Pick<AskedProducts, "minPrice" | "maxPrice"> => ({
  minPrice: price?.from,
  maxPrice: price?.to,
})

/** The query on the search tables. */
export interface WantedProducts {
  /** A tsquery; null matches every product. */
  readonly query: string | null
  /** Of which hits come first, as tsqueries: each before the next, all before the rest. */
  readonly first?: readonly string[]
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

/**
 * Null when nothing can match. Leaves out filters of kind `except`, to count what their values would match.
 */
export function wantProducts(
  asked: AskedProducts,
  except?: "category" | "width" | "style" | "colour" | "material" | "price",
): WantedProducts | null {
  const { minPrice, maxPrice } = except === "price" ? {} : asked
  if (asked.keyword?.query === null || (minPrice ?? 0) > (maxPrice ?? Infinity)) return null
  const terms = asked.keyword?.query ? [`(${asked.keyword.query})`] : []
  const want = (kind: Parameters<typeof toFilterWord>[0], ids: readonly string[] | undefined): void => {
    if (ids && kind !== except) terms.push(`(${ids.map((id) => `'${toFilterWord(kind, id)}'`).join(" | ")})`)
  }
  want("category", asked.category ? [asked.category] : undefined)
  want("width", asked.width)
  want("style", asked.style)
  want("colour", asked.colour)
  want("material", asked.material)
  want("merchant", asked.merchantId ? [asked.merchantId] : undefined)
  if (asked.inStock) terms.push(`'${inStockWord}'`)
  return {
    query: terms.length > 0 ? terms.join(" & ") : null,
    first: asked.keyword?.first ?? [],
    priceFrom: minPrice ?? null,
    priceTo: maxPrice ?? null,
  }
}

/** Throws `unknownFilterValue` for unknown values, including the category. */
export async function refuseUnknownProductFilters(
  db: Kysely<DB>,
  filterRegistry: FilterRegistry,
  filters: ProductFilters,
): Promise<void> {
  await filterRegistry.refuseUnknown(filters)
  if (!filters.category) return
  const known = await db
    .selectFrom("category")
    .select("id")
    .where("id", "=", filters.category)
    .executeTakeFirst()
  if (!known)
    throw new AppError("unknownFilterValue", { faults: [{ path: "query.category", problem: "unknown" }] })
}
