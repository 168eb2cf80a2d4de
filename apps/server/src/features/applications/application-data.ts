import type { PersonalData } from "../../platform/personal-data.ts"
import { deletePrivateFile } from "../media/media.public.ts"
import { recordRefundDue } from "../payments/payments.public.ts"

/**
 * The personal data of applications. The decisions and dates stay with the bill, under an anonymous account;
 * the person's texts and pictures are deleted, and a payment without a decision becomes a refund due. The
 * pictures are exported as uploads.
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
    const paid = await tx
      .selectFrom("application_order as o")
      .innerJoin("application as a", "a.id", "o.application_id")
      .select(["o.id", "o.bill_id", "o.price"])
      .where("a.account_id", "=", accountId)
      .where("a.state", "in", ["SUBMITTED", "REJECTED"])
      .where("o.paid_at", "is not", null)
      .execute()
    const at = new Date()
    for (const { id, bill_id: billId, price: amount } of paid) {
      await recordRefundDue(tx, { billId, amount, at })
      await tx.updateTable("application_order").set({ refund_due_at: at }).where("id", "=", id).execute()
    }
    await tx
      .updateTable("application")
      .set({ state: "WITHDRAWN", withdrawn_by: "applicant" })
      .where("account_id", "=", accountId)
      .where("state", "in", ["SUBMITTED", "REJECTED"])
      .execute()
  },
}
