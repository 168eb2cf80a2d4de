import type { ProductFilters } from "@roomwright/contract/catalogue"
import { widthBuckets, WidthBucket } from "@roomwright/contract/filter-kinds"
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { AppError } from "../../platform/app-error.ts"
import { readKeyword, type ReadKeyword } from "../../platform/read-keyword.ts"
import type { FilterBook } from "../settings/settings.public.ts"

export type ProductFilters = z.infer<typeof ProductFilters>

/** Filters with their keyword read. */
export interface AskedProducts extends Omit<ProductFilters, "w"> {
  readonly keyword?: ReadKeyword | undefined
}

export async function readProductFilters(
  db: Kysely<DB>,
  { w, ...filters }: ProductFilters,
): Promise<AskedProducts> {
  return w ? { ...filters, keyword: await readKeyword(db, "product_spelling", w) } : filters
}

/** What a product must be to pass; `except` leaves one filter out, to count what its values would leave. */
export function productConditions(
  eb: ExpressionBuilder<DB, "product">,
  filters: AskedProducts,
  except?: keyof AskedProducts,
): Expression<SqlBool> {
  const asked = { ...filters, ...(except ? { [except]: undefined } : {}) }
  const conditions: Expression<SqlBool>[] = [eb("product.on_sale", "=", true)]
  if (asked.keyword) conditions.push(matchesKeyword(asked.keyword))
  if (asked.category) {
    conditions.push(
      eb("product.category_id", "in", (inner) =>
        inner
          .selectFrom("category")
          .select("category.id")
          .where((below) =>
            below.or([
              below("category.id", "=", asked.category ?? ""),
              below("category.parent_id", "=", asked.category ?? ""),
            ]),
          ),
      ),
    )
  }
  if (asked.style) conditions.push(eb("product.style", "in", asked.style))
  if (asked.colour) conditions.push(sql<SqlBool>`product.colours && ${asked.colour}::text[]`)
  if (asked.material) conditions.push(sql<SqlBool>`product.materials && ${asked.material}::text[]`)
  if (asked.size) {
    conditions.push(
      eb.or(
        asked.size.map((id) => {
          const { from, to } = widthBuckets[WidthBucket.parse(id)]
          const lower = eb("product.width_mm", ">=", from)
          return to === Infinity ? lower : eb.and([lower, eb("product.width_mm", "<", to)])
        }),
      ),
    )
  }
  if (asked.minPrice !== undefined) conditions.push(eb("product.lowest_price", ">=", asked.minPrice))
  if (asked.maxPrice !== undefined) conditions.push(eb("product.lowest_price", "<=", asked.maxPrice))
  if (asked.inStock) conditions.push(eb("product.in_stock", "=", true))
  if (asked.merchantId) conditions.push(eb("product.merchant_id", "=", asked.merchantId))
  return eb.and(conditions)
}

function matchesKeyword({ query }: ReadKeyword): Expression<SqlBool> {
  return query === null ? sql<SqlBool>`false` : sql<SqlBool>`product.words @@ ${query}::tsquery`
}

/** Throws `unknownFilterValue` for values that are not data of ours, the category too. */
export async function refuseUnknownProductFilters(
  db: Kysely<DB>,
  filterBook: FilterBook,
  filters: ProductFilters,
): Promise<void> {
  await filterBook.refuseUnknown(filters)
  if (filters.size?.some((id) => !z.safeParse(WidthBucket, id).success))
    throw new AppError("unknownFilterValue", { faults: [{ path: "query.size", problem: "unknown" }] })
  if (!filters.category) return
  const known = await db
    .selectFrom("category")
    .select("id")
    .where("id", "=", filters.category)
    .executeTakeFirst()
  if (!known)
    throw new AppError("unknownFilterValue", { faults: [{ path: "query.category", problem: "unknown" }] })
}
