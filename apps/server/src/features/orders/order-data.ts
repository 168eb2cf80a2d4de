import type { Services } from "../../platform/services.ts"
import type { PersonalData } from "../../platform/personal-data.ts"

/**
 * What orders keep of a person. Orders stay, as the law on accounting has it, and name an account that says nothing any
 * more; where and to whom things were delivered, and what was written with them, goes. Of an order that is under way it
 * goes later (`forgetReceivers`): the seller still has to deliver what was paid.
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
      .select(["receiver", "buyer_email", "buyer_mobile", "remark", "licence"])
      .select(["created_at", "shipped_at", "carrier", "tracking"])
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
      .set(nothing)
      .where("buyer_id", "=", accountId)
      .where("state", "in", ["CANCELLED", "EXPIRED"])
      .execute()
  },
}

const nothing = { receiver: null, buyer_email: null, buyer_mobile: null, remark: "" }

/** After its completion a problem with an order may still come up for so long, and somebody has to be found. */
const keepsReceiverMs = 90 * 86_400_000

/**
 * Forgets where and to whom orders of erased accounts went, once they came to nothing or were completed long ago. Gives
 * of how many.
 */
export async function forgetReceivers({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - keepsReceiverMs)
  const gone = await database.db
    .updateTable("market_order as o")
    .from("account as a")
    .set(nothing)
    .whereRef("a.id", "=", "o.buyer_id")
    .where("a.erased_at", "is not", null)
    .where((eb) => eb.or([eb("o.receiver", "is not", null), eb("o.buyer_email", "is not", null)]))
    .where((eb) =>
      eb.or([
        eb("o.state", "in", ["CANCELLED", "EXPIRED"]),
        eb.and([
          eb("o.state", "=", "COMPLETED"),
          eb.not(
            eb.exists(
              eb
                .selectFrom("market_order_change as c")
                .select("c.id")
                .whereRef("c.order_id", "=", "o.id")
                .where("c.at", ">", before),
            ),
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numUpdatedRows)
}
