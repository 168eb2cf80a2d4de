import { recordEvent } from "../../platform/events/record-event.ts"
import type { PersonalData } from "../../platform/personal-data.ts"

/** A person's questions to merchants, and their answers as a merchant. */
export const questionData: PersonalData = {
  name: "questions",
  async export(db, accountId) {
    const asked = await db
      .selectFrom("product_question")
      .select(["product_id", "product_name", "text", "asked_at", "answer", "answered_at", "declined_at"])
      .select(["shown", "removed_at", "removed_reason"])
      .where("asker_id", "=", accountId)
      .orderBy("asked_at")
      .execute()
    // Of others' questions: the answer, and nothing of the asker.
    const answered = await db
      .selectFrom("product_question")
      .select(["product_id", "product_name", "answer", "answered_at", "shown"])
      .where("merchant_id", "=", accountId)
      .where("answered_at", "is not", null)
      .orderBy("answered_at")
      .execute()
    return asked.length + answered.length > 0 ? { asked, answered } : null
  },
  async erase(tx, accountId) {
    const gone = await tx
      .deleteFrom("product_question")
      .where("asker_id", "=", accountId)
      .returning(["product_id", "shown"])
      .execute()
    // Others' questions stay; this merchant's answers are deleted, and nobody will answer any more.
    await tx
      .updateTable("product_question")
      .set(({ fn }) => ({
        answer: null,
        answered_at: null,
        declined_at: fn.coalesce("declined_at", "answered_at", "asked_at"),
        shown: false,
      }))
      .where("merchant_id", "=", accountId)
      .execute()
    const products = new Set(gone.flatMap(({ product_id, shown }) => (shown ? [product_id] : [])))
    for (const productId of products) await recordEvent(tx, { type: "questions-changed", productId })
  },
}
