import { quotaCounters } from "@roomwright/contract/plans/kinds"
import * as contract from "@roomwright/contract/plans/calls"
import { staffRoles } from "@roomwright/contract/endpoint"
import { sql, type Kysely, type Selectable, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { lockAccount } from "./lock-account.ts"
import { readMeter, type Entitlement, type Uses } from "./read-meter.ts"
import { windowOf, type Term, type Window } from "./quota-window.ts"
import { runningRows } from "./subscriptions.ts"

type Reading = Kysely<DB> | Transaction<DB>

/** Staff are not counted; a subscription uses its own version, other accounts the current free column. */
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

/** Every quota of an account with its state. */
export async function readMeters(db: Reading, accountId: string, now: Date): Promise<contract.Meter[]> {
  const entitlement = await readEntitlement(db, accountId, now)
  const windows = await readWindows(db, accountId, now)
  const uses = await sumUses(db, accountId, windows)
  const granted = await sumGrants(db, accountId)
  const resets = { month: windows.month.to, year: windows.year.to }
  return quotaCounters.map((counter) =>
    readMeter(counter, entitlement, uses.get(counter) ?? noUses, granted.get(counter) ?? 0, resets),
  )
}

interface Windows {
  readonly month: Window
  readonly year: Window
}

/** The month and the year in which what this account uses counts now. */
async function readWindows(db: Reading, accountId: string, now: Date): Promise<Windows> {
  const rows = await db
    .selectFrom("subscription")
    .select(["starts_at", "ends_at", "replaced_at"])
    .where("account_id", "=", accountId)
    .where("starts_at", "<=", now)
    .execute()
  const terms = rows.map(({ starts_at, ends_at, replaced_at }): Term => ({
    startsAt: starts_at,
    endsAt: ends_at,
    replacedAt: replaced_at,
  }))
  return { month: windowOf(1, terms, now), year: windowOf(12, terms, now) }
}

const noUses: Uses = { free: 0, month: 0, year: 0 }

/** The spent and reserved units; with `onlySpent`, only the spent ones. */
async function sumUses(
  db: Reading,
  accountId: string,
  { month, year }: Windows,
  onlySpent = false,
): Promise<ReadonlyMap<contract.QuotaCounter, Uses>> {
  const { rows } = await sql<{ counter: contract.QuotaCounter; free: number; month: number; year: number }>`
    select counter,
      coalesce(sum(amount) filter (where source = 'free'), 0)::int as free,
      coalesce(sum(amount) filter (where source = 'subscription' and reserved_at >= ${month.from}), 0)::int as month,
      coalesce(sum(amount) filter (where source = 'subscription' and reserved_at >= ${year.from}), 0)::int as year
    from quota_use where account_id = ${accountId} and state <> 'RETURNED'
      and (state = 'SPENT' or not ${onlySpent}) group by counter`.execute(db)
  return new Map(rows.map(({ counter, ...uses }) => [counter, uses]))
}

/** The unused grants, by quota. */
async function sumGrants(
  db: Reading,
  accountId: string,
): Promise<ReadonlyMap<contract.QuotaCounter, number>> {
  const { rows } = await sql<{ counter: contract.QuotaCounter; left: number }>`
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
  readonly counter: contract.QuotaCounter
  /** Whole units, above 0. */
  readonly amount: number
  readonly now: Date
}

/**
 * Reserves units of a quota for something about to be made, all or none: first from the plan, then from
 * grants, the oldest first. Returns the reservation's id; it must be spent or returned. Parallel calls cannot
 * exceed the units. Throws `quotaExhausted`.
 */
export async function reserveQuota(
  tx: Transaction<DB>,
  { accountId, counter, amount, now }: Reservation,
): Promise<string> {
  await lockAccount(tx, accountId)
  const entitlement = await readEntitlement(tx, accountId, now)
  const windows = await readWindows(tx, accountId, now)
  const uses = (await sumUses(tx, accountId, windows)).get(counter) ?? noUses
  const resets = { month: windows.month.to, year: windows.year.to }
  const meter = readMeter(counter, entitlement, uses, 0, resets)
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

/** Reserves units and spends them at once, without a note to their owner: for what comes with the program. Throws `quotaExhausted`. */
export async function takeQuota(tx: Transaction<DB>, reservation: Reservation): Promise<string> {
  const id = await reserveQuota(tx, reservation)
  await settle(tx, id, { state: "SPENT", reason: null, now: reservation.now })
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

/**
 * Spends a reservation and, as the last step, notifies the owner if little is left. Repeating it changes
 * nothing; a returned one cannot be spent.
 */
export async function spendQuota(
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  id: string,
  now: Date,
): Promise<void> {
  const use = await settle(tx, id, { state: "SPENT", reason: null, now })
  if (use) await notifyWhenLow(tx, notifications, use, now)
}

/** A tenth of the quota, or the last unit. */
const lowPart = 0.1

/** Spent units only grow: of all uses of a month or a lifetime, one crosses the threshold. */
async function notifyWhenLow(
  tx: Transaction<DB>,
  notifications: Services["notifications"],
  { account_id: accountId, counter: name, amount }: Selectable<DB["quota_use"]>,
  now: Date,
): Promise<void> {
  await lockAccount(tx, accountId)
  const counter = contract.QuotaCounter.parse(name)
  const entitlement = await readEntitlement(tx, accountId, now)
  const windows = await readWindows(tx, accountId, now)
  const uses = (await sumUses(tx, accountId, windows, true)).get(counter) ?? noUses
  const granted = (await sumGrants(tx, accountId)).get(counter) ?? 0
  const { limit, left } = readMeter(counter, entitlement, uses, granted, {
    month: windows.month.to,
    year: windows.year.to,
  })
  if (limit === null || left === null) return
  const low = Math.max(1, Math.floor(limit * lowPart))
  if (left <= low && left + amount > low)
    await notifications.write(tx, { accountId, type: "QUOTA_LOW", values: { counter, left } })
}

/** Returns a reservation, with a reason that its owner sees. Repeating it changes nothing. */
export async function returnQuota(tx: Transaction<DB>, id: string, reason: string, now: Date): Promise<void> {
  await settle(tx, id, { state: "RETURNED", reason, now })
}

/** The use if this call settled it; null if it was settled before. */
async function settle(
  tx: Transaction<DB>,
  id: string,
  { state, reason, now }: { state: "SPENT" | "RETURNED"; reason: string | null; now: Date },
): Promise<Selectable<DB["quota_use"]> | null> {
  const settled = await tx
    .updateTable("quota_use")
    .set({ state, reason, settled_at: now })
    .where("id", "=", id)
    .where("state", "=", "RESERVED")
    .returningAll()
    .executeTakeFirst()
  if (settled) return settled
  const before = await tx.selectFrom("quota_use").select("state").where("id", "=", id).executeTakeFirst()
  if (before?.state !== state)
    throw new Error(`A reservation that is ${before?.state ?? "unknown"} cannot be ${state}.`)
  return null
}
