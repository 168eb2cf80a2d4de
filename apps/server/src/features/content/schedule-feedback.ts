import { feedbackLimits } from "@roomwright/contract/content/feedback-limits"
import { sql, type Kysely } from "kysely"
import { defineRound, type Job } from "../../jobs/job.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { deleteFeedback } from "./delete-feedback.ts"

const dayMs = 86_400_000

const sweepOfFeedback = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "an old message could not be deleted")

/**
 * Deletes messages that were answered or closed long ago; waiting ones stay, however old. Returns how many.
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

/** The job for it. */
export function sweepOldFeedback(services: Services): Job {
  const sweep = sweepOfFeedback(services)
  return defineRound({
    name: "sweep-feedback",
    everyMinutes: 60,
    longestSeconds: 1_800,
    async work() {
      const deleted = await deleteOldFeedback(services, sweep)
      if (deleted > 0) services.log.info({ deleted }, "deleted old feedback")
      sweep.throwFailures()
    },
  })
}
