import { defaultLanguage, isLanguage } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { wayTo } from "./list-feedback.ts"

/** How much of a question its answer repeats (characters). */
const quoted = 600

interface Replying {
  readonly id: string
  readonly editorId: string
  readonly text: string
  readonly key: string
}

/**
 * Answers a message: in the inbox of an account, by email, or as a note of a phone call. Repeating the key
 * sends nothing twice. Throws `notFound`, `ownCase`.
 */
export const replyToFeedback = (services: Services, { id, editorId, text, key }: Replying): Promise<void> =>
  inTransaction(services, async (tx) => {
    const row = await lockFeedback(tx, id, editorId)
    const now = services.clock.now()
    const way = wayTo(row)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("feedback_reply")
      .values({ id: newId(), key, feedback_id: id, text, way, replied_by: editorId, at: now })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    await tx
      .updateTable("feedback")
      .set({ state: "ANSWERED", changed_at: now })
      .where("id", "=", id)
      .execute()
    await recordAudit(tx, now, {
      actorId: editorId,
      action: "feedback.reply",
      subject: { kind: "feedback", id },
      details: { way },
    })
    const question = row.text.length > quoted ? `${row.text.slice(0, quoted)} …` : row.text
    if (way === "email") {
      const language = isLanguage(row.language) ? row.language : defaultLanguage
      await services.messaging.enqueue(tx, {
        name: "feedback-reply",
        to: { email: row.contact },
        language,
        values: { question, text },
      })
    } else if (row.account_id !== null)
      await services.notifications.write(tx, {
        accountId: row.account_id,
        type: "FEEDBACK",
        values: { question, reply: text },
      })
  })

interface Marking {
  readonly id: string
  readonly editorId: string
  readonly isClosed: boolean
}

/**
 * Closes a message that needs no answer, or reopens it. Repeating it changes nothing. Throws `notFound`,
 * `ownCase`.
 */
export async function markFeedback(services: Services, { id, editorId, isClosed }: Marking): Promise<void> {
  await services.database.db.transaction().execute(async (tx) => {
    const row = await lockFeedback(tx, id, editorId)
    const state = isClosed ? "CLOSED" : "NEW"
    if (row.state === state) return
    const now = services.clock.now()
    await tx.updateTable("feedback").set({ state, changed_at: now }).where("id", "=", id).execute()
    await recordAudit(tx, now, {
      actorId: editorId,
      action: isClosed ? "feedback.close" : "feedback.reopen",
      subject: { kind: "feedback", id },
    })
  })
}

/** Locks a message for its answer. */
async function lockFeedback(tx: Transaction<DB>, id: string, editorId: string) {
  const row = await tx
    .selectFrom("feedback")
    .select(["text", "contact", "account_id", "language", "state"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  refuseOwnCase(editorId, [row.account_id])
  return row
}
