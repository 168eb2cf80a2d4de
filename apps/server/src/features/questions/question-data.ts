import { recordEvent } from "../../platform/events/record-event.ts"
import type { PersonalData } from "../../platform/personal-data.ts"

/** What a person asked merchants, and what they answered as one. */
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
    // Of what others asked: the answer, and nothing of theirs.
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
    // What others asked stays theirs; what this merchant said goes, and nobody will say more.
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
