import type { PlanDuration, PlanTier } from "@roomwright/contract/plans/calls"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { dayOf, endOf } from "./calendar.ts"
import { lockAccount } from "./lock-account.ts"
import { insertSubscription, runningRows } from "./subscriptions.ts"

interface AppliedPlan {
  readonly accountId: string
  readonly versionId: string
  readonly tier: PlanTier
  readonly duration: PlanDuration
  /** What was paid (VND). */
  readonly price: number
  readonly billId: string
}

/**
 * Starts the plan that was paid with an application: now, or after the account's current subscriptions, none
 * of which is shortened. Returns its first and last day.
 */
export async function startAppliedPlan(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  { accountId, versionId, tier, duration, price, billId }: AppliedPlan,
): Promise<{ from: string; until: string }> {
  await lockAccount(tx, accountId)
  const now = clock.now()
  const startsAt = (await runningRows(tx, accountId, now)).at(-1)?.ends_at ?? now
  const endsAt = endOf(startsAt, duration)
  await insertSubscription(tx, {
    accountId,
    versionId,
    tier,
    duration,
    source: "application",
    price,
    billId,
    reason: null,
    startsAt,
    endsAt,
    now,
  })
  return { from: dayOf(startsAt), until: dayOf(endsAt) }
}
