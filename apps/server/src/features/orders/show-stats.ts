import { statPeriods, topStats, type StatPeriod, type Stats } from "@roomwright/contract/orders/stats"
import { LocalText, showText, type Language } from "@roomwright/contract/language"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import { sql, type Kysely, type RawBuilder } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { lastPeriods, startOfPeriod } from "../../platform/vietnam/local-periods.ts"
import { countedChanges } from "./count-sales.ts"

interface Asked {
  readonly sellerId: string
  readonly kind: OrderKind
  readonly by: StatPeriod
  readonly now: Date
}

interface CountRow {
  readonly views: number
  readonly orders: number
  readonly earned: number
}

/** A seller's stats: by period, in total, and the most successful things. */
export async function showStats(db: Kysely<DB>, asked: Asked, language: Language): Promise<Stats> {
  const periods = lastPeriods(asked.now, asked.by, statPeriods[asked.by])
  const since = periods[0] ?? ""
  const [counted, top] = await Promise.all([
    countByPeriod(db, asked, since),
    findTop(db, asked, since, language),
  ])
  const points = periods.map((period) => {
    const { views = 0, orders = 0, earned = 0 } = counted.get(period) ?? {}
    return { period, views, orders, earned }
  })
  const sumOf = (name: "views" | "orders" | "earned"): number =>
    points.reduce((sum, point) => sum + point[name], 0)
  const total = { views: sumOf("views"), orders: sumOf("orders"), earned: sumOf("earned") }
  return { points, total, top }
}

async function countByPeriod(
  db: Kysely<DB>,
  asked: Asked,
  since: string,
): Promise<ReadonlyMap<string, CountRow>> {
  const { rows } = await sql<CountRow & { readonly period: string }>`
    select period, ${sums} from (${happenings(asked, since, "order")}) as happened group by period`.execute(
    db,
  )
  return new Map(rows.map(({ period, ...counts }) => [period, counts]))
}

async function findTop(
  db: Kysely<DB>,
  asked: Asked,
  since: string,
  language: Language,
): Promise<Stats["top"]> {
  const table = sql.table(asked.kind === "design" ? "work" : "product")
  const isGone = asked.kind === "design" ? sql`t.id is null or t.deleted_at is not null` : sql`t.id is null`
  const { rows } = await sql<
    CountRow & { readonly id: string; readonly name: unknown; readonly is_gone: boolean }
  >`
    select best.*, (${isGone}) as is_gone,
      coalesce(t.name, (
        select coalesce(line.name, o.item -> 'name') from market_order o
        left join lateral (
          select one -> 'name' as name from jsonb_array_elements(o.item -> 'lines') as one
          where one ->> 'productId' = best.id::text limit 1
        ) as line on true
        where o.seller_id = ${asked.sellerId} and (o.subject_id = best.id or line.name is not null)
        order by o.created_at desc limit 1
      )) as name
    from (
      select subject_id as id, ${sums} from (${happenings(asked, since, "thing")}) as happened
      group by subject_id
      order by earned desc, orders desc, views desc, subject_id
      limit ${topStats}
    ) as best
    left join ${table} t on t.id = best.id
    order by earned desc, orders desc, views desc, best.id`.execute(db)
  return rows.map(({ id, name, is_gone, views, orders, earned }) => ({
    id,
    name: showText(z.parse(LocalText, name), language),
    isGone: is_gone,
    views,
    orders,
    earned,
  }))
}

const sums = sql`
  sum(views)::int as views, sum(orders)::int as orders, sum(earned)::bigint as earned`

/**
 * Everything that counts since the start of a period, a row each: its subject and time. An order of several things is
 * one, or each of them with its share of the sum.
 */
function happenings(
  { sellerId, kind, by }: Asked,
  since: string,
  counted: "order" | "thing",
): RawBuilder<unknown> {
  const start = startOfPeriod(since)
  const form = by === "day" ? "YYYY-MM-DD" : "YYYY-MM"
  const periodOf = (at: RawBuilder<unknown>) =>
    sql`to_char(${at} at time zone 'Asia/Ho_Chi_Minh', ${sql.lit(form)})`
  const [view, offered, subject, owner] = (
    kind === "design"
      ? ["work_view", "work", "work_id", "designer_id"]
      : ["product_view", "product", "product_id", "merchant_id"]
  ).map((name) => sql.raw(name))
  return sql`
    select to_char(v.day, ${sql.lit(form)}) as period, v.${subject} as subject_id, 1 as views, 0 as orders,
      0::bigint as earned
    from ${view} v
    join ${offered} w on w.id = v.${subject}
    where w.${owner} = ${sellerId} and v.day >= ${since.padEnd(10, "-01")}::date
    union all
    select ${periodOf(sql`o.created_at`)} as period, t.subject_id, 0 as views, 1 as orders, 0::bigint as earned
    from market_order o ${counted === "order" ? whole : things}
    where o.seller_id = ${sellerId} and o.kind = ${kind} and o.created_at >= ${start}
    union all
    select ${periodOf(sql`c.at`)}, t.subject_id, 0, 0, case when c.type = 'sale' then t.total else -t.total end
    from (${countedChanges(sellerId)}) as c
    join market_order o on o.id = c.order_id ${counted === "order" ? whole : things}
    where o.kind = ${kind} and c.at >= ${start}`
}

const whole = sql`cross join lateral (select o.subject_id, o.total) as t`

/** The products of an order, each once: its variants together, with what they cost and their delivery. */
const things = sql`cross join lateral (
  select (line ->> 'productId')::uuid as subject_id,
    sum((line ->> 'unitPrice')::bigint * (line ->> 'quantity')::int + (line ->> 'deliveryCost')::bigint)::bigint as total
  from jsonb_array_elements(o.item -> 'lines') as line
  group by 1
  union all
  select o.subject_id, o.total where o.item -> 'lines' is null
) as t`
