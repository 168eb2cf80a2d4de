import { sql } from "kysely"
import { expect } from "vitest"
import type { TestApp } from "./test-app.ts"

/**
 * Proves that the books balance: the kept sums are those of the entries, everything together is nothing, no
 * account of a bill holds less than nothing, and what is due is exactly what the notes say.
 */
export async function proveBooks({ database: { db } }: TestApp): Promise<void> {
  const { rows: drifted } = await sql`
    select kind, id, sum(amount) as counted, max(kept) as kept from (
      select to_kind as kind, to_id as id, amount, null::bigint as kept from money_entry
      union all select from_kind, from_id, -amount, null from money_entry
      union all select kind, id, 0, balance from money_balance
    ) as posting
    group by kind, id having sum(amount) is distinct from max(kept)`.execute(db)
  expect(drifted).toEqual([])
  const { rows: months } = await sql`
    select month, from_kind, to_kind from (
      select to_char(at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month, from_kind, to_kind, amount from money_entry
      union all select month, from_kind, to_kind, -amount from money_month
    ) as counted
    group by 1, 2, 3 having sum(amount) <> 0`.execute(db)
  expect(months).toEqual([])
  const { rows } = await sql`select coalesce(sum(balance), 0)::int as sum from money_balance`.execute(db)
  expect(rows).toEqual([{ sum: 0 }])
  const { rows: below } = await sql`
    select kind, id, balance from money_balance
    where balance < 0 and kind in ('bill', 'over', 'sale', 'earned', 'refund', 'credit', 'unknown')`.execute(
    db,
  )
  expect(below).toEqual([])
  const { rows: due } = await sql`
    select bill_id, sum(due) as noted, max(owed) as owed from (
      select bill_id, due, null::bigint as owed from payment_note where outcome = 'REFUND_DUE'
      union all select id, 0, balance from money_balance where kind = 'refund'
    ) as both_sides
    group by bill_id having sum(due) <> coalesce(max(owed), 0)`.execute(db)
  expect(due).toEqual([])
  // What is neither used nor due waits in the queue of a clerk, on every bill that is over.
  const { rows: lost } = await sql`
    select b.id, b.state, m.kind, m.balance from money_balance m
    join bill b on b.id = m.id
    where m.balance > 0
      and (m.kind = 'over' or (m.kind = 'bill' and b.state in ('CONFIRMED', 'EXPIRED', 'CANCELLED')))
      and m.balance > (
        select coalesce(sum(n.amount), 0) from payment_note n where n.bill_id = b.id and n.outcome is null
      )`.execute(db)
  expect(lost).toEqual([])
}
