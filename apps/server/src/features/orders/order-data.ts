import type { PersonalData } from "../../platform/personal-data.ts"

/**
 * What orders keep of a person. Orders stay, as the law on accounting has it, and name an account that says nothing any
 * more; where and to whom things were delivered, and what was written with them, goes.
 */
export const orderData: PersonalData = {
  name: "orders",
  async export(db, accountId) {
    const addresses = await db
      .selectFrom("saved_address")
      .select(["receiver", "used_at"])
      .where("account_id", "=", accountId)
      .orderBy("used_at", "desc")
      .execute()
    const orders = await db
      .selectFrom("market_order")
      .select(["id", "kind", "item", "unit_price", "quantity", "delivery_cost", "total", "state"])
      .select(["receiver", "buyer_email", "remark", "created_at", "shipped_at", "carrier", "tracking"])
      .where("buyer_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    // Of what was sold to others: the sale, and nothing of the buyer.
    const sales = await db
      .selectFrom("market_order")
      .select(["id", "kind", "item", "unit_price", "quantity", "delivery_cost", "total", "state"])
      .select(["created_at", "shipped_at", "carrier", "tracking"])
      .where("seller_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    return addresses.length + orders.length + sales.length > 0 ? { addresses, orders, sales } : null
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("saved_address").where("account_id", "=", accountId).execute()
    await tx
      .updateTable("market_order")
      .set({ receiver: null, buyer_email: null, remark: "" })
      .where("buyer_id", "=", accountId)
      .execute()
  },
}
