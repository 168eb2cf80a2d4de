import type { PersonalData } from "../../platform/personal-data.ts"

/**
 * Sellers' bank accounts: exported as they are shown, because a stolen file must not open anything. Erased with the
 * account; what was paid out keeps the account that it went to, as the law on accounting wants.
 */
export const sellerAccountData: PersonalData = {
  name: "seller-account",
  async export(db, accountId) {
    const row = await db
      .selectFrom("seller_account")
      .select(["shown", "changed_at"])
      .where("account_id", "=", accountId)
      .executeTakeFirst()
    return row ?? null
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("seller_account").where("account_id", "=", accountId).execute()
  },
}
