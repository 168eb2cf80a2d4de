import { LocalText, showText, type Language } from "@roomwright/contract/language"
import { statPeriods, topStats, type SoldPieces, type StatPeriod } from "@roomwright/contract/orders/stats"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { lastPeriods, startOfPeriod } from "../../platform/vietnam/local-periods.ts"

interface Asked {
  readonly designerId: string
  readonly by: StatPeriod
  readonly now: Date
}

/** States of orders that were paid and not given back. */
const paid = ["PAID", "SHIPPED", "PROBLEM", "COMPLETED"] as const

/** What others ordered and paid out of a designer's works: by period, and the works and products that brought most. */
export async function showSoldPieces(
  db: Kysely<DB>,
  { designerId, by, now }: Asked,
  language: Language,
): Promise<SoldPieces> {
  const periods = lastPeriods(now, by, statPeriods[by])
  const since = startOfPeriod(periods[0] ?? "")
  const form = by === "day" ? "YYYY-MM-DD" : "YYYY-MM"
  const sold = sql`
    select s.work_id, w.name as work_name, s.product_id, s.quantity, s.items_total,
      to_char(o.created_at at time zone 'Asia/Ho_Chi_Minh', ${sql.lit(form)}) as period,
      coalesce((select line -> 'name' from jsonb_array_elements(o.item -> 'lines') line
        where line ->> 'productId' = s.product_id::text limit 1), o.item -> 'name') as product_name
    from work w
    join work_sale s on s.work_id = w.id
    join market_order o on o.id = s.order_id
    where w.designer_id = ${designerId} and o.buyer_id <> ${designerId} and o.created_at >= ${since}
      and o.state in (${sql.join(paid)})`
  const sums = sql`sum(quantity)::int as pieces, sum(items_total)::bigint as sum`
  const top = (id: string, name: string) =>
    sql<Counted & { readonly id: string; readonly name: unknown }>`
      select ${sql.ref(id)} as id, min(${sql.ref(name)}::text)::jsonb as name, ${sums} from (${sold}) as sold
      group by ${sql.ref(id)} order by sum desc, pieces desc, ${sql.ref(id)} limit ${topStats}`.execute(db)
  const [counted, works, products] = await Promise.all([
    sql<
      Counted & { readonly period: string }
    >`select period, ${sums} from (${sold}) as sold group by period`.execute(db),
    top("work_id", "work_name"),
    top("product_id", "product_name"),
  ])
  const byPeriod = new Map(counted.rows.map((row) => [row.period, row]))
  const points = periods.map((period) => {
    const { pieces = 0, sum = 0 } = byPeriod.get(period) ?? {}
    return { period, pieces, sum }
  })
  const named = ({ rows }: typeof works) =>
    rows.map(({ id, name, pieces, sum }) => ({
      id,
      name: showText(z.parse(LocalText, name), language),
      pieces,
      sum,
    }))
  return {
    points,
    total: {
      pieces: points.reduce((all, { pieces }) => all + pieces, 0),
      sum: points.reduce((all, { sum }) => all + sum, 0),
    },
    works: named(works),
    products: named(products),
  }
}

interface Counted {
  readonly pieces: number
  readonly sum: number
}
