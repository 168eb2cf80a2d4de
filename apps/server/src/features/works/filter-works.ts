import { areaBuckets, AreaBucket } from "@roomwright/contract/settings/filter-kinds"
import type { WorkFilters } from "@roomwright/contract/works/calls"
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { readKeyword, type ReadKeyword } from "../../platform/read-keyword.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"

export type WorkFilters = z.infer<typeof WorkFilters>

/** Filters with their keyword parsed. */
export interface AskedWorks extends Omit<WorkFilters, "w"> {
  readonly keyword?: ReadKeyword | undefined
}

export async function readWorkFilters(db: Kysely<DB>, { w, ...filters }: WorkFilters): Promise<AskedWorks> {
  return w ? { ...filters, keyword: await readKeyword(db, "work_spelling", w) } : filters
}

/** The conditions of a match; `except` leaves one filter out, to count what its values would match. */
export function workConditions(
  eb: ExpressionBuilder<DB, "work">,
  filters: AskedWorks,
  except?: keyof AskedWorks,
): Expression<SqlBool> {
  const asked = { ...filters, ...(except ? { [except]: undefined } : {}) }
  const conditions: Expression<SqlBool>[] = [eb("work.shelved", "=", true)]
  if (asked.keyword) {
    const { query } = asked.keyword
    conditions.push(query === null ? sql<SqlBool>`false` : sql<SqlBool>`work.words @@ ${query}::tsquery`)
  }
  if (asked.style) conditions.push(eb("work.style", "in", asked.style))
  if (asked.homeType) conditions.push(eb("work.home_type", "in", asked.homeType))
  if (asked.space) conditions.push(eb("work.space", "in", asked.space))
  if (asked.scene) conditions.push(eb("work.scene", "in", asked.scene))
  if (asked.roomType) conditions.push(eb("work.room_type", "in", asked.roomType))
  if (asked.area) conditions.push(eb.or(toBuckets(asked.area).map((bucket) => isWithin(eb, bucket))))
  if (asked.template) conditions.push(eb("work.template", "=", true))
  if (asked.designerId) conditions.push(eb("work.designer_id", "=", asked.designerId))
  const { productId, merchantId } = asked
  if (productId) {
    conditions.push(
      eb("work.id", "in", (inner) =>
        inner
          .selectFrom("work_product")
          .select("work_product.work_id")
          .where("work_product.product_id", "=", productId),
      ),
    )
  }
  if (merchantId) {
    conditions.push(
      eb("work.id", "in", (inner) =>
        inner
          .selectFrom("work_product")
          .innerJoin("product", "product.id", "work_product.product_id")
          .select("work_product.work_id")
          .where("product.merchant_id", "=", merchantId)
          .where("product.on_sale", "=", true),
      ),
    )
  }
  return eb.and(conditions)
}

/** Throws `unknownFilterValue` for values that are neither stored nor one of the fixed buckets of area. */
export async function refuseUnknownWorkFilters(
  filterRegistry: FilterRegistry,
  filters: WorkFilters,
): Promise<void> {
  await filterRegistry.refuseUnknown(filters)
  const values = filters.area?.filter((id) => !z.safeParse(AreaBucket, id).success) ?? []
  if (values.length > 0)
    throw new AppError("unknownFilterValue", { faults: [{ path: "query.area", problem: "unknown", values }] })
}

const toBuckets = (ids: readonly string[]): AreaBucket[] => ids.map((id) => AreaBucket.parse(id))

function isWithin(eb: ExpressionBuilder<DB, "work">, bucket: AreaBucket): Expression<SqlBool> {
  const { from, to } = areaBuckets[bucket]
  const lower = eb("work.area_m2", ">=", from)
  return to === Infinity ? lower : eb.and([lower, eb("work.area_m2", "<", to)])
}
