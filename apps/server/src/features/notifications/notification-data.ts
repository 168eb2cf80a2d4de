import type { PersonalData } from "../../platform/personal-data.ts"

/** A person's notifications and their preferences for copies. */
export const notificationData: PersonalData = {
  name: "mails",
  async export(db, accountId) {
    const mails = await db
      .selectFrom("mail")
      .select(["number", "type", "content", "created_at", "read_at"])
      .where("account_id", "=", accountId)
      .orderBy("number")
      .execute()
    const emailCopies = await db
      .selectFrom("mail_preference")
      .select(["type", "by_email"])
      .where("account_id", "=", accountId)
      .orderBy("type")
      .execute()
    return mails.length + emailCopies.length > 0 ? { mails, emailCopies } : null
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("mail").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("mailbox").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("mail_preference").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("staff_notice").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("announcement").where("account_id", "=", accountId).execute()
  },
}
