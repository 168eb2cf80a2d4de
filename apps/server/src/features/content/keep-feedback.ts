import { feedbackLimits } from "@roomwright/contract/feedback-limits"
import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { deleteFeedback } from "./delete-feedback.ts"

const everyMs = 3_600_000
const dayMs = 86_400_000
const atOnce = 200

/**
 * Deletes messages that were answered, or closed without an answer, long ago; one that waits stays, however old. Gives how
 * many.
 */
export async function deleteOldFeedback({
  clock,
  database,
}: Pick<Services, "clock" | "database">): Promise<number> {
  const before = new Date(clock.now().getTime() - feedbackLimits.keptDays * dayMs)
  return database.db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("feedback")
      .select("id")
      .where("state", "<>", "NEW")
      .where("changed_at", "<=", before)
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    await deleteFeedback(
      tx,
      old.map(({ id }) => id),
    )
    return old.length
  })
}

/** Does so every hour, in every process; of several one does it. */
export function keepFeedback(services: Services): Repeated {
  const { log } = services
  const work = async (): Promise<void> => {
    let deleted = 0
    for (let last = atOnce; last === atOnce; deleted += last) last = await deleteOldFeedback(services)
    if (deleted > 0) log.info({ deleted }, "deleted old feedback")
  }
  return repeat(work, { everyMs, failure: "old feedback could not be deleted", log })
}
