import { PlanTier } from "@roomwright/contract/plans"
import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { dayOf } from "./calendar.ts"

const everyMs = 600_000
/** How long before the end of the last subscription its owner is told. */
const noticeMs = 7 * 86_400_000

/**
 * Tells owners of subscriptions that end within a week, once each; not those with another one behind it. Gives how
 * many mails were written.
 */
export async function tellOfEnding(services: Services): Promise<number> {
  const { clock } = services
  const now = clock.now()
  let told = 0
  for (;;) {
    const more = await inTransaction(services, async (tx) => {
      const row = await tx
        .selectFrom("subscription as s")
        .select(["s.id", "s.account_id", "s.tier", "s.ends_at"])
        .where("s.ending_told_at", "is", null)
        .where("s.replaced_at", "is", null)
        .where("s.ends_at", ">", now)
        .where("s.ends_at", "<=", new Date(now.getTime() + noticeMs))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("subscription as next")
                .select("next.id")
                .whereRef("next.account_id", "=", "s.account_id")
                .whereRef("next.ends_at", ">", "s.ends_at")
                .where("next.replaced_at", "is", null),
            ),
          ),
        )
        .orderBy("s.ends_at")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return false
      await tx.updateTable("subscription").set({ ending_told_at: now }).where("id", "=", row.id).execute()
      await services.mails.write(tx, {
        accountId: row.account_id,
        type: "SUBSCRIPTION_ENDING",
        values: { tier: PlanTier.parse(row.tier), day: dayOf(row.ends_at) },
      })
      return true
    })
    if (!more) return told
    told += 1
  }
}

/** Tells of endings, now and then. */
export const keepPlans = (services: Services): Repeated =>
  repeat(async () => void (await tellOfEnding(services)), {
    everyMs,
    failure: "endings of plans could not be told",
    log: services.log,
  })
