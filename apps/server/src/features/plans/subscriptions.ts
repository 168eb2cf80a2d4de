import { PlanTier, type PlanDuration, type Subscription } from "@roomwright/contract/plans/calls"
import * as contract from "@roomwright/contract/plans/calls"
import type { Kysely, Selectable, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { AppError } from "../../platform/app-error.ts"
import { newId } from "../../platform/ids.ts"
import type { Running } from "./offer-plan.ts"

type Reading = Kysely<DB> | Transaction<DB>
type Row = Selectable<DB["subscription"]>

/** The subscriptions of an account that have not ended, in their order. */
export const runningRows = (db: Reading, accountId: string, now: Date): Promise<Row[]> =>
  db
    .selectFrom("subscription")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("ends_at", ">", now)
    .where("replaced_at", "is", null)
    .orderBy("starts_at")
    .execute()

export const toRunning = (row: Row): Running => ({
  tier: PlanTier.parse(row.tier),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  price: row.price,
})

export const toSubscription = (row: Row): Subscription =>
  contract.Subscription.parse({
    id: row.id,
    tier: row.tier,
    duration: row.duration,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    source: row.source,
    price: row.price,
    billId: row.bill_id,
    replacedAt: row.replaced_at?.toISOString() ?? null,
  })

export interface NewSubscription {
  readonly accountId: string
  readonly versionId: string
  readonly tier: PlanTier
  readonly duration: PlanDuration | null
  readonly source: Subscription["source"]
  readonly price: number
  readonly billId: string | null
  readonly reason: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly now: Date
}

export async function insertSubscription(tx: Transaction<DB>, subscription: NewSubscription): Promise<void> {
  await tx
    .insertInto("subscription")
    .values({
      id: newId(),
      account_id: subscription.accountId,
      plan_version_id: subscription.versionId,
      tier: subscription.tier,
      duration: subscription.duration,
      source: subscription.source,
      price: subscription.price,
      bill_id: subscription.billId,
      reason: subscription.reason,
      starts_at: subscription.startsAt,
      ends_at: subscription.endsAt,
      created_at: subscription.now,
    })
    .execute()
}

/** So much of what a bill's subscription cost went back: what is left of it is worth less at an upgrade. */
export async function lowerPrice(tx: Transaction<DB>, billId: string, by: number): Promise<void> {
  await tx
    .updateTable("subscription")
    .set(({ eb }) => ({ price: eb("price", "-", by) }))
    .where("bill_id", "=", billId)
    .execute()
}

/** Ends these now, because another replaces them. */
export async function replaceSubscriptions(
  tx: Transaction<DB>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable("subscription").set({ replaced_at: now }).where("id", "in", ids).execute()
}

/**
 * Takes back what a bill has just started: the subscription is gone, and those that it replaced run again. Throws
 * `undoTooLate` once another follows on it or has replaced it.
 */
export async function withdrawSubscription(tx: Transaction<DB>, billId: string): Promise<void> {
  const row = await tx
    .selectFrom("subscription")
    .selectAll()
    .where("bill_id", "=", billId)
    .executeTakeFirstOrThrow()
  const later = await tx
    .selectFrom("subscription")
    .select("id")
    .where("account_id", "=", row.account_id)
    .where("id", "<>", row.id)
    .where("created_at", ">=", row.created_at)
    .executeTakeFirst()
  if (later || row.replaced_at !== null) throw new AppError("undoTooLate")
  await tx.deleteFrom("subscription").where("id", "=", row.id).execute()
  await tx
    .updateTable("subscription")
    .set({ replaced_at: null })
    .where("account_id", "=", row.account_id)
    .where("replaced_at", "=", row.created_at)
    .execute()
}
