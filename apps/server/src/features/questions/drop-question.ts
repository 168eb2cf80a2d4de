import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"

/** Deletes one of the caller's questions for good, with its answer. Throws `notFound` for another's. */
export const deleteOwnQuestion = (
  services: Writing,
  { id, askerId }: { readonly id: string; readonly askerId: string },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const gone = await tx
      .deleteFrom("product_question")
      .where("id", "=", id)
      .where("asker_id", "=", askerId)
      .returning(["product_id", "shown"])
      .executeTakeFirst()
    if (!gone) throw new AppError("notFound")
    if (gone.shown) await recordEvent(tx, { type: "questions-changed", productId: gone.product_id })
  })

/**
 * Staff take a question with its answer down: only its asker still sees it. Throws `notFound`, and
 * `decidedAlready` if somebody else was first.
 */
export async function withholdQuestion(
  tx: Transaction<DB>,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: Date },
) {
  const question = await tx
    .selectFrom("product_question")
    .select(["product_id", "product_name", "asker_id", "merchant_id", "shown", "removed_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!question) throw new AppError("notFound")
  if (question.removed_at !== null) throw new AppError("decidedAlready")
  await tx
    .updateTable("product_question")
    .set({ removed_at: at, removed_reason: reason, shown: false })
    .where("id", "=", id)
    .execute()
  if (question.shown) await recordEvent(tx, { type: "questions-changed", productId: question.product_id })
  return {
    askerId: question.asker_id,
    merchantId: question.merchant_id,
    productId: question.product_id,
    productName: question.product_name,
  }
}
