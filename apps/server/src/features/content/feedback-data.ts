import type { PersonalData } from "../../platform/personal-data.ts"
import { deletePrivateFile } from "../media/media.public.ts"

/** What a person wrote to the platform, and what was answered. It goes with the account; the log of staff says no more than that. */
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
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    const pictures = await tx
      .deleteFrom("feedback_picture")
      .where("feedback_id", "in", ids)
      .returning("private_file_id")
      .execute()
    for (const { private_file_id } of pictures) await deletePrivateFile(tx, private_file_id)
    await tx.deleteFrom("feedback_reply").where("feedback_id", "in", ids).execute()
    await tx.deleteFrom("feedback").where("id", "in", ids).execute()
  },
}
