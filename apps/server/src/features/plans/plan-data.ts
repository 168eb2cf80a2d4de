import type { PersonalData } from "../../platform/personal-data.ts"

/** The personal data of plans. It stays with its bills, under an anonymous account. */
export const planData: PersonalData = {
  name: "plan",
  async export(db, accountId) {
    const subscriptions = await db
      .selectFrom("subscription")
      .select(["tier", "duration", "source", "price", "starts_at", "ends_at", "replaced_at"])
      .where("account_id", "=", accountId)
      .orderBy("starts_at")
      .execute()
    const uses = await db
      .selectFrom("quota_use")
      .select(["counter", "amount", "state", "reason", "reserved_at", "settled_at"])
      .where("account_id", "=", accountId)
      .orderBy("reserved_at")
      .execute()
    return subscriptions.length + uses.length > 0 ? { subscriptions, uses } : null
  },
  erase: async () => {},
}
