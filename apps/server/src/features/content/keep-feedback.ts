import { feedbackLimits } from "@roomwright/contract/feedback-limits"
import { sql, type Kysely } from "kysely"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { deleteFeedback } from "./delete-feedback.ts"

const everyMs = 3_600_000
const dayMs = 86_400_000

const sweepOfFeedback = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "an old message could not be deleted")

/**
 * Deletes messages that were answered, or closed without an answer, long ago; one that waits stays, however old. Gives how
 * many.
 */
export function deleteOldFeedback(
  services: Pick<Services, "clock" | "database" | "log">,
  sweep = sweepOfFeedback(services),
): Promise<number> {
  const { clock, database } = services
  const before = new Date(clock.now().getTime() - feedbackLimits.keptDays * dayMs)
  const old = (db: Kysely<DB>) =>
    db.selectFrom("feedback").select("id").where("state", "<>", "NEW").where("changed_at", "<=", before)
  return sweep.all(
    async (without) => {
      const rows = await old(database.db)
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .limit(200)
        .execute()
      return rows.map(({ id }) => id)
    },
    (id) =>
      runTransaction(database, async (tx) => {
        const found = await old(tx).where("id", "=", id).forUpdate().skipLocked().executeTakeFirst()
        if (found) await deleteFeedback(tx, [id])
        return found !== undefined
      }),
  )
}

/** Does so every hour, in every process; of several one does it. */
export function keepFeedback(services: Services): Repeated {
  const { log } = services
  const sweep = sweepOfFeedback(services)
  const work = async (): Promise<void> => {
    const deleted = await deleteOldFeedback(services, sweep)
    if (deleted > 0) log.info({ deleted }, "deleted old feedback")
  }
  return repeat(work, { everyMs, failure: "old feedback could not be deleted", log })
}
