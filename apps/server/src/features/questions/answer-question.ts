import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { nameFor } from "./name-for.ts"

interface Received {
  readonly id: string
  readonly merchantId: string
}

/** A question to this merchant, locked. Throws `notFound` for another's, and for one taken down. */
async function lockReceived(tx: Transaction<DB>, { id, merchantId }: Received) {
  const question = await tx
    .selectFrom("product_question")
    .selectAll()
    .where("id", "=", id)
    .where("merchant_id", "=", merchantId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!question) throw new AppError("notFound")
  return question
}

interface Answer extends Received {
  readonly answer: string
  /** Whether it is public on the product's page. */
  readonly isShown: boolean
}

/**
 * Answers a question or changes the answer; notifies its asker if there is something new to read. Repeating
 * the same answer changes nothing. Throws `notFound`.
 */
export const answerQuestion = (services: Services, { answer, isShown, ...received }: Answer): Promise<void> =>
  inTransaction(services, async (tx) => {
    const question = await lockReceived(tx, received)
    const isNew = question.answer !== answer
    if (!isNew && question.shown === isShown) return
    await tx
      .updateTable("product_question")
      .set({
        answer,
        answered_at: isNew ? services.clock.now() : question.answered_at,
        declined_at: null,
        shown: isShown,
      })
      .where("id", "=", question.id)
      .execute()
    if (question.shown || isShown)
      await recordEvent(tx, { type: "questions-changed", productId: question.product_id })
    if (!isNew) return
    const title = await nameFor(tx, question.product_name, question.asker_id)
    await services.notifications.write(tx, {
      accountId: question.asker_id,
      type: "QUESTION_ANSWERED",
      values: { title, outcome: "ANSWERED" },
    })
  })

/**
 * Declines to answer; notifies its asker, once. Throws `notFound`, and `questionSettled` for an answered one.
 */
export const declineQuestion = (services: Services, received: Received): Promise<void> =>
  inTransaction(services, async (tx) => {
    const question = await lockReceived(tx, received)
    if (question.declined_at !== null) return
    if (question.answered_at !== null) throw new AppError("questionSettled")
    await tx
      .updateTable("product_question")
      .set({ declined_at: services.clock.now() })
      .where("id", "=", question.id)
      .execute()
    const title = await nameFor(tx, question.product_name, question.asker_id)
    await services.notifications.write(tx, {
      accountId: question.asker_id,
      type: "QUESTION_ANSWERED",
      values: { title, outcome: "DECLINED" },
    })
  })
