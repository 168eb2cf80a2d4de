import type { PersonalData } from "../../platform/personal-data.ts"
import { deleteFeedback } from "./delete-feedback.ts"

/**
 * A person's messages to the platform, and the answers. They are erased with the account; the audit log does
 * not contain them.
 */
export const feedbackData: PersonalData = {
  name: "feedback",
  async export(db, accountId) {
    const rows = await db
      .selectFrom("feedback")
      .select(["id", "text", "contact", "created_at", "state"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    if (rows.length === 0) return null
    const replies = await db
      .selectFrom("feedback_reply")
      .select(["feedback_id", "text", "way", "at"])
      .where(
        "feedback_id",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("at")
      .execute()
    return rows.map(({ id, ...row }) => ({
      ...row,
      replies: replies
        .filter(({ feedback_id }) => feedback_id === id)
        .map(({ text, way, at }) => ({ text, way, at })),
    }))
  },
  async erase(tx, accountId) {
    const rows = await tx.selectFrom("feedback").select("id").where("account_id", "=", accountId).execute()
    await deleteFeedback(
      tx,
      rows.map(({ id }) => id),
    )
  },
}
