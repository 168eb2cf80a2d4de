import type { PlanTier, QuotaCounter } from "@roomwright/contract/plans/calls"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { addMonths } from "./calendar.ts"
import { lockAccount } from "./lock-account.ts"
import { readPlans } from "./plan-versions.ts"
import { insertSubscription, runningRows } from "./subscriptions.ts"
import { subscriptionStarted } from "./format-subscription.ts"

interface Granting {
  readonly accountId: string
  readonly actorId: string
  readonly reason: string
}

/** Gives an account more of a quota. Throws `notFound`, `ownCase`. */
export const grantQuota = (
  services: Services,
  { accountId, actorId, reason, counter, amount }: Granting & { counter: QuotaCounter; amount: number },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    refuseOwnCase(actorId, [accountId])
    await findAccount(tx, accountId)
    await lockAccount(tx, accountId)
    const at = services.clock.now()
    await tx
      .insertInto("quota_grant")
      .values({
        id: newId(),
        account_id: accountId,
        counter,
        amount,
        reason,
        granted_by: actorId,
        granted_at: at,
      })
      .execute()
    await recordAudit(tx, at, {
      actorId,
      action: "quota.grant",
      subject: { kind: "account", id: accountId },
      details: { counter, amount, reason },
    })
  })

/** Gives an account a subscription, after its current one. Throws `notFound`, `ownCase`. */
export const grantSubscription = (
  services: Services,
  { accountId, actorId, reason, tier, months }: Granting & { tier: PlanTier; months: number },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    refuseOwnCase(actorId, [accountId])
    await findAccount(tx, accountId)
    await lockAccount(tx, accountId)
    const now = services.clock.now()
    const plan = (await readPlans(tx)).find((each) => each.tier === tier)
    if (!plan) throw new Error(`There is no plan ${tier}.`)
    const startsAt = (await runningRows(tx, accountId, now)).at(-1)?.ends_at ?? now
    const endsAt = addMonths(startsAt, months)
    await insertSubscription(tx, {
      accountId,
      versionId: plan.version,
      tier,
      duration: null,
      source: "grant",
      price: 0,
      billId: null,
      reason,
      startsAt,
      endsAt,
      now,
    })
    await recordAudit(tx, now, {
      actorId,
      action: "subscription.grant",
      subject: { kind: "account", id: accountId },
      details: { tier, months, reason },
    })
    await services.notifications.write(tx, subscriptionStarted(accountId, tier, startsAt, endsAt))
  })

async function findAccount(tx: Transaction<DB>, id: string): Promise<void> {
  const row = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
}
