import { inTransaction } from "../../platform/events/record-event.ts"
import { repeatParts, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { readersOf } from "./announcements.ts"
import { writeMails } from "./write-mails.ts"

const everyMs = 1_000
/** Accounts in one transaction: short enough to hold nobody up who writes to one of them meanwhile. */
const batchSize = 200

/**
 * Writes the next batch of the oldest unfinished message: its mails and how far it has got are one transaction, so
 * that a crash leaves nobody out and nobody with two. False when there is nothing to do.
 */
export async function distributeBatch(services: Services): Promise<boolean> {
  return inTransaction(services, async (tx) => {
    const message = await tx
      .selectFrom("announcement")
      .selectAll()
      .where("finished_at", "is", null)
      .orderBy("created_at")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!message) return false
    let query = readersOf(tx, { accountId: message.account_id, role: message.role })
      // Who came later did not belong to those it was for.
      .where("a.created_at", "<=", message.created_at)
    if (message.reached !== null) query = query.where("a.id", ">", message.reached)
    const readers = await query.select("a.id").orderBy("a.id").limit(batchSize).execute()
    const isLast = readers.length < batchSize
    await tx
      .updateTable("announcement")
      .set({
        reached: readers.at(-1)?.id ?? message.reached,
        written: message.written + readers.length,
        ...(isLast ? { finished_at: services.clock.now() } : {}),
      })
      .where("id", "=", message.id)
      .execute()
    const { title, text } = message
    await writeMails(
      tx,
      services,
      readers.map(({ id }) => id),
      { type: "ADMIN_MESSAGE", values: { title, text } },
    )
    return true
  })
}

/** Writes messages of the administration to their readers, in the background and in every process. */
export const keepDistributing = (services: Services): Repeated =>
  repeatParts(() => distributeBatch(services), {
    everyMs,
    failure: "messages could not be distributed",
    log: services.log,
  })
