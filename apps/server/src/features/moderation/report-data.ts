import type { PersonalData } from "../../platform/personal-data.ts"

/** A person's reports. They stay because staff decided on them, without the erased account. */
export const reportData: PersonalData = {
  name: "reports",
  async export(db, accountId) {
    const reports = await db
      .selectFrom("report")
      .select(["subject_kind", "subject_id", "problem", "text", "created_at", "settled_at", "outcome"])
      .where("reporter_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    return reports.length > 0 ? reports : null
  },
  async erase(tx, accountId) {
    await tx
      .updateTable("report")
      .set({ reporter_id: null, text: "" })
      .where("reporter_id", "=", accountId)
      .execute()
  },
}
