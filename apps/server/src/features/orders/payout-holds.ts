import { problemLimits } from "@roomwright/contract/orders/problem"
import type { PayoutHold } from "@roomwright/contract/orders/statements"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { commissionOf } from "./count-sales.ts"
import { findSellerAccount, heldAfterChange } from "../payments/payments.public.ts"

/**
 * Why a seller's money waits. A sum about which buyers may still complain, or that is in a payout run; all of it for a day after the account was
 * changed, or as long as there is none.
 */
export async function readHolds(db: Kysely<DB>, sellerId: string, now: Date): Promise<PayoutHold[]> {
  const complaints = await readComplaintHold(db, sellerId, now)
  const account = await findSellerAccount(db, sellerId)
  const item = await db
    .selectFrom("payout_item")
    .select("amount")
    .where("seller_id", "=", sellerId)
    .where("state", "=", "OPEN")
    .executeTakeFirst()
  const until = account && heldAfterChange(account.changed_at, now)
  return [
    ...(complaints ? [complaints] : []),
    ...(item ? [{ reason: "run" as const, amount: item.amount, until: null }] : []),
    ...(until ? [{ reason: "account" as const, amount: null, until: until.toISOString() }] : []),
    ...(account ? [] : [{ reason: "noAccount" as const, amount: null, until: null }]),
  ]
}

/** The sum of completed orders about which a problem can still be reported: once, and for some days. */
async function readComplaintHold(db: Kysely<DB>, sellerId: string, now: Date): Promise<PayoutHold | null> {
  const since = new Date(now.getTime() - problemLimits.reportedWithinMs)
  const { rows } = await sql<{ readonly held: number; readonly newest: Date | null }>`
    select coalesce(sum(o.total - o.given_back - ${commissionOf(sql`o.total - o.given_back`)}), 0)::bigint as held, max(done.at) as newest
    from market_order o
    join lateral (
      select max(c.at) as at from market_order_change c
      where c.order_id = o.id and c.to_state = 'COMPLETED' and c.at >= ${since}
    ) as done on done.at is not null
    where o.seller_id = ${sellerId} and o.state = 'COMPLETED'
      and not exists (select from order_problem p where p.order_id = o.id)`.execute(db)
  const { held = 0, newest = null } = rows[0] ?? {}
  if (held === 0 || newest === null) return null
  const until = new Date(newest.getTime() + problemLimits.reportedWithinMs)
  return { reason: "complaints", amount: held, until: until.toISOString() }
}

/** Of a balance: what buyers may still complain about, and what is in a run. */
export const heldSum = (holds: readonly PayoutHold[]): number =>
  holds.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** Until when nothing at all is paid out; null while nothing says so. */
export const heldWhole = (holds: readonly PayoutHold[]): string | null =>
  holds.find(({ reason }) => reason === "account")?.until ?? null
