import type { PageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import type { OrderKind, OrderSide, OrderState, OrderSummary } from "@roomwright/contract/orders/calls"
import type { adminOrderSorts } from "@roomwright/contract/orders/admin"
import { sql, type Kysely } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { selectSummaries, toSummaries } from "./show-summaries.ts"

interface OrderFilters {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly kind?: OrderKind | undefined
  readonly status?: OrderState | undefined
}

interface OwnQuery extends OrderFilters {
  readonly side: OrderSide
  /** Days in Asia/Ho_Chi_Minh, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type Page = PageOf<OrderSummary> & { content: OrderSummary[] }

type Showing = Pick<Services, "database" | "config" | "clock">

/** The orders that an account has placed or received, newest first. */
export function listOrders(
  services: Showing,
  accountId: string,
  { side, from, to, ...filters }: OwnQuery,
  language: Language,
): Promise<Page> {
  let found = filtered(services.database.db, filters).where(
    side === "buyer" ? "o.buyer_id" : "o.seller_id",
    "=",
    accountId,
  )
  if (from !== undefined) found = found.where("o.created_at", ">=", startOf(from))
  if (to !== undefined) found = found.where("o.created_at", "<", new Date(startOf(to).getTime() + 86_400_000))
  const newest = found.orderBy("o.created_at", "desc").orderBy("o.id", "desc")
  return readPage(services, newest, filters, { language, showsMobile: true })
}

interface AdminQuery extends OrderFilters {
  readonly sort: (typeof adminOrderSorts)[number]
}

/** All orders. */
export function searchOrders(
  services: Showing,
  { sort, ...filters }: AdminQuery,
  language: Language,
): Promise<Page> {
  const [column, direction] = sorts[sort]
  const found = filtered(services.database.db, filters).orderBy(column, direction).orderBy("o.id", direction)
  return readPage(services, found, filters, { language, showsMobile: false })
}

const sorts = {
  newest: ["o.created_at", "desc"],
  oldest: ["o.created_at", "asc"],
  dearest: ["o.total", "desc"],
  cheapest: ["o.total", "asc"],
} as const

/** The start of a day; Vietnam is seven hours ahead of UTC all year. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

function filtered(db: Kysely<DB>, { w, kind, status }: OrderFilters) {
  let found = selectSummaries(db)
  if (kind !== undefined) found = found.where("o.kind", "=", kind)
  if (status !== undefined) found = found.where("o.state", "=", status)
  if (!w) return found
  const code = w.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")
  return found.where((eb) =>
    eb.or([
      ...(code === "" ? [] : [eb("b.transfer_code", "like", `${code}%`)]),
      eb("buyer.nickname", "ilike", containing(w)),
      eb("seller.nickname", "ilike", containing(w)),
      eb(sql<string>`(o.item -> 'name')::text`, "ilike", containing(w)),
      eb(sql<string>`o.item ->> 'sku'`, "ilike", containing(w)),
      eb(sql<string>`jsonb_path_query_array(o.item, '$.lines[*].name')::text`, "ilike", containing(w)),
      eb(sql<string>`jsonb_path_query_array(o.item, '$.lines[*].sku')::text`, "ilike", containing(w)),
    ]),
  )
}

async function readPage(
  services: Showing,
  found: ReturnType<typeof selectSummaries>,
  { page, size }: OrderFilters,
  shown: { readonly language: Language; readonly showsMobile: boolean },
): Promise<Page> {
  const { total } = await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await found
    .limit(size)
    .offset(page * size)
    .execute()
  return { content: await toSummaries(services, rows, shown), page, size, totalElements: Number(total) }
}
