import {
  type MoneyAccountKind,
  owedAccounts,
  ownAccounts,
  type AccountMonth,
  type MoneyReport,
} from "@roomwright/contract/payments/money-report"
import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"

interface KindRow {
  readonly kind: string
  /** Before the month, and in it. */
  readonly added_before: number
  readonly taken_before: number
  readonly added: number
  readonly taken: number
}

/** The ledger of a month, by the sums that its trigger keeps: the newest month unless one is asked for. */
export async function readMoneyReport(
  { clock, database: { db } }: Pick<Services, "clock" | "database">,
  asked?: string,
): Promise<MoneyReport> {
  const { rows: known } = await sql<{ readonly month: string }>`
    select distinct month from money_month order by month desc`.execute(db)
  const months = known.map(({ month }) => month)
  const month = asked ?? months[0] ?? monthOf(clock.now())
  const { rows } = await sql<KindRow>`
    select kind,
      coalesce(sum(added) filter (where month < ${month}), 0)::bigint as added_before,
      coalesce(sum(taken) filter (where month < ${month}), 0)::bigint as taken_before,
      coalesce(sum(added) filter (where month = ${month}), 0)::bigint as added,
      coalesce(sum(taken) filter (where month = ${month}), 0)::bigint as taken
    from (
      select month, to_kind as kind, amount as added, 0 as taken from money_month
      union all select month, from_kind, 0, amount from money_month
    ) as moved
    where month <= ${month}
    group by kind`.execute(db)
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  const ofKind = (kind: MoneyAccountKind, isOwed: boolean): AccountMonth => {
    const { added_before = 0, taken_before = 0, added = 0, taken = 0 } = byKind.get(kind) ?? {}
    const before = added_before - taken_before
    return { kind, isOwed, before, added, taken, after: before + added - taken }
  }
  const owed = owedAccounts.map((kind) => ofKind(kind, true))
  const own = ownAccounts.map((kind) => ofKind(kind, false))
  // What leaves the account `bank` has come to us.
  const bank = byKind.get("bank")
  const [came, went] = [bank?.taken ?? 0, bank?.added ?? 0]
  return {
    month,
    months,
    bank: {
      came,
      went,
      cameInAll: came + (bank?.taken_before ?? 0),
      wentInAll: went + (bank?.added_before ?? 0),
    },
    owed: sumOf(owed),
    own: sumOf(own),
    accounts: [...owed, ...own],
  }
}

const sumOf = (accounts: readonly AccountMonth[]): number =>
  accounts.reduce((sum, { after }) => sum + after, 0)

/** YYYY-MM in Vietnam, which is always seven hours ahead of UTC. */
const monthOf = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 7)
