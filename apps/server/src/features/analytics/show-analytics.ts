import {
  PageKind,
  type Funnel,
  type AnalyticsPeriod,
  type Analytics,
} from "@roomwright/contract/analytics/calls"
import { Language } from "@roomwright/contract/language"
import { orderKinds, type OrderKind } from "@roomwright/contract/orders/calls"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { lastPeriods, startOfPeriod } from "../../platform/vietnam/local-periods.ts"

/** How the site was used over the last days, today last. */
export async function showAnalytics(
  { database: { db }, clock }: Services,
  asked: AnalyticsPeriod,
): Promise<Analytics> {
  const days = lastPeriods(clock.now(), "day", Number(asked))
  const since = days[0] ?? ""
  const [pages, orders] = await Promise.all([readPages(db, days, since), readOrders(db, since)])
  const viewsOf = (page: PageKind): number[] =>
    days.map((_day, at) =>
      pages.reduce((sum, one) => (one.page === page ? sum + (one.views[at] ?? 0) : sum), 0),
    )
  const funnelOf = (kind: OrderKind, page: PageKind, form: PageKind): Funnel => {
    const placed = days.map((day) => orders.get(`${kind} ${day}`))
    return {
      views: viewsOf(page),
      forms: viewsOf(form),
      orders: placed.map((each) => each?.orders ?? 0),
      paid: placed.map((each) => each?.paid ?? 0),
      completed: placed.map((each) => each?.completed ?? 0),
    }
  }
  return {
    days,
    pages,
    products: funnelOf("product", "product", "productOrder"),
    designs: funnelOf("design", "work", "designOrder"),
  }
}

const Counted = z.object({ page: PageKind, language: Language })

async function readPages(
  db: Kysely<DB>,
  days: readonly string[],
  since: string,
): Promise<{ page: PageKind; language: Language; views: number[] }[]> {
  const { rows } = await sql<{ day: string; page: string; language: string; views: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, page, language, views
    from page_count where day >= ${since}::date order by page, language`.execute(db)
  return [...Map.groupBy(rows, ({ page, language }) => `${page} ${language}`).values()].flatMap((some) => {
    // Ignores page kinds of a later release.
    const { success, data } = Counted.safeParse(some[0])
    if (!success) return []
    const views = new Map(some.map((row) => [row.day, row.views]))
    return [{ ...data, views: days.map((day) => views.get(day) ?? 0) }]
  })
}

interface Placed {
  readonly orders: number
  readonly paid: number
  readonly completed: number
}

/** The orders placed on each day, with their present state. */
async function readOrders(db: Kysely<DB>, since: string): Promise<ReadonlyMap<string, Placed>> {
  const { rows } = await sql<Placed & { day: string; kind: string }>`
    select to_char(o.created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day, o.kind,
      count(*)::integer as orders,
      count(*) filter (where o.state in ('PAID', 'SHIPPED', 'COMPLETED') or exists (
        select from market_order_change c where c.order_id = o.id and c.to_state in ('PAID', 'COMPLETED')
      ))::integer as paid,
      (count(*) filter (where o.state = 'COMPLETED'))::integer as completed
    from market_order o
    where o.created_at >= ${startOfPeriod(since)} and o.kind = any(${[...orderKinds]}::text[])
    group by 1, 2`.execute(db)
  return new Map(rows.map(({ kind, day, ...placed }) => [`${kind} ${day}`, placed]))
}
