import type { PersonalData } from "../../platform/personal-data.ts"
import { deletePrivateFile } from "../media/media.public.ts"

/**
 * What applications keep of a person. What was decided when stays with its bill, under an account that says nothing any
 * more; what the person told and showed of themselves goes. Its pictures are exported with the uploads that they came as.
 */
export const applicationData: PersonalData = {
  name: "applications",
  async export(db, accountId) {
    const applications = await db
      .selectFrom("application")
      .select(["type", "state", "form", "submitted_at", "changed_at", "reason", "marks"])
      .where("account_id", "=", accountId)
      .orderBy("submitted_at")
      .execute()
    return applications.length > 0 ? applications : null
  },
  async erase(tx, accountId) {
    const pictures = await tx
      .selectFrom("application_picture as p")
      .innerJoin("application as a", "a.id", "p.application_id")
      .select(["p.private_file_id"])
      .where("a.account_id", "=", accountId)
      .execute()
    for (const { private_file_id: fileId } of pictures) {
      await tx.deleteFrom("application_picture").where("private_file_id", "=", fileId).execute()
      await deletePrivateFile(tx, fileId)
    }
    await tx
      .updateTable("application")
      .set({ form: JSON.stringify({ designer: null, merchant: null }) })
      .where("account_id", "=", accountId)
      .execute()
    await tx
      .updateTable("application")
      .set({ state: "WITHDRAWN", withdrawn_by: "applicant" })
      .where("account_id", "=", accountId)
      .where("state", "in", ["SUBMITTED", "REJECTED"])
      .execute()
  },
}
