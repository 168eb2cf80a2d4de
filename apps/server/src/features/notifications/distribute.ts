import { sql } from "kysely"
import { defineRound, type Job } from "../../jobs/job.ts"
import { isUnavailable } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { readersOf } from "./announcements.ts"
import { writeNotifications } from "./write-notifications.ts"

/** Accounts per transaction: few enough not to delay other writes to them. */
const batchSize = 200

const sweepOfMessages = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a message could not be distributed")

/**
 * Writes the next batch of the oldest unfinished message: its notifications and its progress are one
 * transaction, so a crash skips nobody and writes to nobody twice. False when there is nothing to do.
 */
export function distributeBatch(services: Services, sweep = sweepOfMessages(services)): Promise<boolean> {
  return sweep.next(
    async (without) => {
      const messages = await services.database.db
        .selectFrom("announcement")
        .select("id")
        .where("finished_at", "is", null)
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("created_at")
        .limit(1)
        // Another process is writing its next batch.
        .forUpdate()
        .skipLocked()
        .execute()
      return messages.map(({ id }) => id)
    },
    (id) => writeAsMany(services, id),
  )
}

/** If one reader's notification fails, the batch is retried reader by reader. */
async function writeAsMany(services: Services, id: string): Promise<boolean> {
  try {
    return await writeBatch(services, id, batchSize)
  } catch (error) {
    if (isUnavailable(error)) throw error
  }
  try {
    return await writeBatch(services, id, 1)
  } catch (error) {
    if (isUnavailable(error)) throw error
    const reason = error instanceof Error ? error.message : "unknown"
    services.log.error({ id, reason }, "a message could not be written to one of its readers")
  }
  return writeBatch(services, id, 1, "nobody")
}

const writeBatch = (
  services: Services,
  id: string,
  most: number,
  to: "everybody" | "nobody" = "everybody",
): Promise<boolean> =>
  inTransaction(services, async (tx) => {
    const message = await tx
      .selectFrom("announcement")
      .selectAll()
      .where("id", "=", id)
      .where("finished_at", "is", null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!message) return false
    let query = readersOf(tx, { accountId: message.account_id, role: message.role })
      // Accounts created after the message are not recipients.
      .where("a.created_at", "<=", message.created_at)
    if (message.reached !== null) query = query.where("a.id", ">", message.reached)
    const readers = await query.select("a.id").orderBy("a.id").limit(most).execute()
    const isLast = readers.length < most
    await tx
      .updateTable("announcement")
      .set({
        reached: readers.at(-1)?.id ?? message.reached,
        written: message.written + (to === "nobody" ? 0 : readers.length),
        ...(isLast ? { finished_at: services.clock.now() } : {}),
      })
      .where("id", "=", message.id)
      .execute()
    const { title, text } = message
    if (to === "nobody") return true
    await writeNotifications(
      tx,
      services,
      readers.map(({ id }) => id),
      { type: "ADMIN_MESSAGE", values: { title, text } },
    )
    return true
  })

/** Delivers messages of the administration. */
export function distributeMessages(services: Services): Job {
  const sweep = sweepOfMessages(services)
  return defineRound({
    name: "distribute-messages",
    everyMinutes: 1,
    longestSeconds: 3_600,
    async work({ signal }) {
      while (!signal.aborted && (await distributeBatch(services, sweep)));
      sweep.throwFailures()
    },
  })
}
