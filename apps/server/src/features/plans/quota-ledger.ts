import { quotaCounters, type Meter, type QuotaCounter } from "@roomwright/contract/plans"
import * as contract from "@roomwright/contract/plans"
import { staffRoles } from "@roomwright/contract/endpoint"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { monthOf, yearOf } from "./calendar.ts"
import { lockAccount } from "./lock-account.ts"
import { readMeter, type Entitlement, type Uses } from "./read-meter.ts"
import { runningRows } from "./subscriptions.ts"

type Reading = Kysely<DB> | Transaction<DB>

/** Staff are not counted; a subscription counts by its own version, else the free column as it is now. */
export async function readEntitlement(db: Reading, accountId: string, now: Date): Promise<Entitlement> {
  const running = await runningRows(db, accountId, now)
  const current = running.find(({ starts_at: startsAt }) => startsAt <= now)
  const version = current
    ? db.selectFrom("plan_version").where("id", "=", current.plan_version_id)
    : db
        .selectFrom("plan_version")
        .where("tier", "=", "free")
        .orderBy("published_at", "desc")
        .orderBy("id", "desc")
  const { tier, quotas } = await version.select(["tier", "quotas"]).limit(1).executeTakeFirstOrThrow()
  const staff = await db
    .selectFrom("account_role")
    .select("role")
    .where("account_id", "=", accountId)
    .where("role", "in", staffRoles)
    .limit(1)
    .executeTakeFirst()
  return {
    source: staff ? "staff" : current ? "subscription" : "free",
    tier: contract.PlanTier.parse(tier),
    quotas: contract.PlanQuotas.parse(quotas),
  }
}

/** Every counter of an account as it stands. */
export async function readMeters(db: Reading, accountId: string, now: Date): Promise<Meter[]> {
  const entitlement = await readEntitlement(db, accountId, now)
  const uses = await sumUses(db, accountId, now)
  const granted = await sumGrants(db, accountId)
  return quotaCounters.map((counter) =>
    readMeter(counter, entitlement, uses.get(counter) ?? noUses, granted.get(counter) ?? 0, now),
  )
}

const noUses: Uses = { free: 0, month: 0, year: 0 }

async function sumUses(db: Reading, accountId: string, now: Date): Promise<ReadonlyMap<QuotaCounter, Uses>> {
  const [month, year] = [monthOf(now), yearOf(now)]
  const { rows } = await sql<{ counter: QuotaCounter; free: number; month: number; year: number }>`
    select counter,
      coalesce(sum(amount) filter (where source = 'free'), 0)::int as free,
      coalesce(sum(amount) filter (where source = 'subscription' and reserved_at >= ${month.from}), 0)::int as month,
      coalesce(sum(amount) filter (where source = 'subscription' and reserved_at >= ${year.from}), 0)::int as year
    from quota_use where account_id = ${accountId} and state <> 'RETURNED' group by counter`.execute(db)
  return new Map(rows.map(({ counter, ...uses }) => [counter, uses]))
}

/** What is left of grants, by counter. */
async function sumGrants(db: Reading, accountId: string): Promise<ReadonlyMap<QuotaCounter, number>> {
  const { rows } = await sql<{ counter: QuotaCounter; left: number }>`
    select g.counter, sum(g.amount - coalesce(u.used, 0))::int as left
    from quota_grant g
    left join (
      select grant_id, sum(amount) as used from quota_use
      where account_id = ${accountId} and source = 'grant' and state <> 'RETURNED' group by grant_id
    ) u on u.grant_id = g.id
    where g.account_id = ${accountId} group by g.counter`.execute(db)
  return new Map(rows.map(({ counter, left }) => [counter, left]))
}

interface Reservation {
  readonly accountId: string
  readonly counter: QuotaCounter
  /** Whole units, above 0. */
  readonly amount: number
  readonly now: Date
}

/**
 * Takes units of a counter for something that is about to be made, whole or not at all: first what the plan holds,
 * then what staff gave, the oldest grant first. Gives the reservation's id; it must be spent or returned. Of many at
 * once no more get through than there are units. Throws `quotaExhausted`.
 */
export async function reserveQuota(
  tx: Transaction<DB>,
  { accountId, counter, amount, now }: Reservation,
): Promise<string> {
  await lockAccount(tx, accountId)
  const entitlement = await readEntitlement(tx, accountId, now)
  const uses = (await sumUses(tx, accountId, now)).get(counter) ?? noUses
  const meter = readMeter(counter, entitlement, uses, 0, now)
  const fits = meter.left === null || meter.left >= amount
  const grantId = fits ? null : await findGrant(tx, { accountId, counter, amount, now })
  if (!fits && grantId === null) throw new AppError("quotaExhausted")
  const id = newId()
  await tx
    .insertInto("quota_use")
    .values({
      id,
      account_id: accountId,
      counter,
      amount,
      source: grantId === null ? entitlement.source : "grant",
      grant_id: grantId,
      state: "RESERVED",
      reserved_at: now,
    })
    .execute()
  return id
}

async function findGrant(
  tx: Transaction<DB>,
  { accountId, counter, amount }: Reservation,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select g.id from quota_grant g
    where g.account_id = ${accountId} and g.counter = ${counter}
      and g.amount - coalesce((
        select sum(u.amount) from quota_use u where u.grant_id = g.id and u.state <> 'RETURNED'
      ), 0) >= ${amount}
    order by g.granted_at, g.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/** What was reserved is made. Doing it again changes nothing; what was returned cannot be spent. */
export const spendQuota = (tx: Transaction<DB>, id: string, now: Date): Promise<void> =>
  settle(tx, id, { state: "SPENT", reason: null, now })

/** What was reserved is not made, for a reason that its owner reads. Doing it again changes nothing. */
export const returnQuota = (tx: Transaction<DB>, id: string, reason: string, now: Date): Promise<void> =>
  settle(tx, id, { state: "RETURNED", reason, now })

async function settle(
  tx: Transaction<DB>,
  id: string,
  { state, reason, now }: { state: "SPENT" | "RETURNED"; reason: string | null; now: Date },
): Promise<void> {
  const settled = await tx
    .updateTable("quota_use")
    .set({ state, reason, settled_at: now })
    .where("id", "=", id)
    .where("state", "=", "RESERVED")
    .returning("id")
    .executeTakeFirst()
  if (settled) return
  const before = await tx.selectFrom("quota_use").select("state").where("id", "=", id).executeTakeFirst()
  if (before?.state !== state)
    throw new Error(`A reservation that is ${before?.state ?? "unknown"} cannot be ${state}.`)
}
