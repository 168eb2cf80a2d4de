import { PlanTier } from "@roomwright/contract/plans/calls"
import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { dayOf } from "./calendar.ts"

/** How long before the end of the last subscription its owner is notified. */
const noticeMs = 7 * 86_400_000

export const sweepOfEndings = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "the owner of a plan could not be told of its end")

/**
 * Notifies owners of subscriptions that end within a week, once each, except those with a following one.
 * Returns how many notifications were written.
 */
export function notifyOfEnding(services: Services, sweep = sweepOfEndings(services)): Promise<number> {
  const { clock, database } = services
  const now = clock.now()
  return sweep.all(
    async (without) => {
      const ending = await database.db
        .selectFrom("subscription as s")
        .select("s.id")
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
        .where(sql<boolean>`s.id <> all(${without}::uuid[])`)
        .orderBy("s.ends_at")
        .limit(500)
        .execute()
      return ending.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const row = await tx
          .updateTable("subscription")
          .set({ ending_told_at: now })
          .where("id", "=", id)
          .where("ending_told_at", "is", null)
          .where("replaced_at", "is", null)
          .returning(["account_id", "tier", "ends_at"])
          .executeTakeFirst()
        if (!row) return false
        await services.notifications.write(tx, {
          accountId: row.account_id,
          type: "SUBSCRIPTION_ENDING",
          values: { tier: PlanTier.parse(row.tier), day: dayOf(row.ends_at) },
        })
        return true
      }),
  )
}
