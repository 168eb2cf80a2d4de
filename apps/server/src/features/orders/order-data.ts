import { sql, type ExpressionBuilder, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { deletePrivateFile } from "../media/media.public.ts"
import type { Services } from "../../platform/services.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { runTransaction } from "../../platform/database/run-transaction.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"

/**
 * The personal data of orders. The law on accounting requires that orders stay, under an anonymous account;
 * addresses and messages are deleted. For an open order that happens later (`forgetReceivers`), because the
 * seller still has to deliver.
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
    const problems = await db
      .selectFrom("order_problem as p")
      .innerJoin("market_order as o", "o.id", "p.order_id")
      .select(["p.order_id", "p.text", "p.reported_at", "p.answer", "p.outcome", "p.reason"])
      .where("o.buyer_id", "=", accountId)
      .orderBy("p.reported_at")
      .execute()
    // Of sales to others: the sale, and nothing of the buyer.
    const sales = await db
      .selectFrom("market_order")
      .select(["id", "kind", "item", "unit_price", "quantity", "delivery_cost", "total", "state"])
      .select(["created_at", "shipped_at", "carrier", "tracking"])
      .where("seller_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    const payouts = await db
      .selectFrom("payout")
      .select(["month", "amount", "reference", "noted_at", "undone_at", "undone_reason"])
      .where("seller_id", "=", accountId)
      .orderBy("noted_at")
      .execute()
    const transfers = await db
      .selectFrom("payout_item")
      .select(["amount", "shown", "state", "reason", "reference", "paid_on"])
      .where("seller_id", "=", accountId)
      .orderBy("id")
      .execute()
    const repayments = await db
      .selectFrom("repayment")
      .select(["month", "amount", "reference", "noted_at", "undone_at", "undone_reason"])
      .where("seller_id", "=", accountId)
      .orderBy("noted_at")
      .execute()
    const cart = await db
      .selectFrom("cart_line")
      .select(["product_id", "variant_id", "quantity", "seen_price", "work_id", "added_at"])
      .where("account_id", "=", accountId)
      .orderBy("added_at")
      .execute()
    return addresses.length + orders.length + sales.length + cart.length > 0
      ? { addresses, orders, problems, sales, payouts, transfers, repayments, cart }
      : null
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("saved_address").where("account_id", "=", accountId).execute()
    // Of what was not paid nobody has to know where it would have gone.
    await tx
      .updateTable("payout_item")
      .set({ sealed: Buffer.alloc(0), shown: JSON.stringify(noTarget) })
      .where("seller_id", "=", accountId)
      .where("state", "in", ["FAILED", "LEFT_OUT"])
      .execute()
    await tx.deleteFrom("cart_line").where("account_id", "=", accountId).execute()
    await tx
      .updateTable("market_order")
      .set(nothing)
      .where("buyer_id", "=", accountId)
      .where("state", "in", ["CANCELLED", "EXPIRED"])
      .where("refund_due_at", "is", null)
      .execute()
  },
}

const noTarget = { sellerKind: "person", holder: "", bankName: "", number: "", taxNumber: "" }
const nothing = { receiver: null, buyer_email: null, buyer_mobile: null, remark: "" }

/** How long after its completion a problem may still come up, for which somebody must be reachable. */
const keepsReceiverMs = 90 * 86_400_000

export const sweepOfReceivers = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a receiver could not be forgotten")

/**
 * Deletes receivers and addresses of erased accounts' orders that failed or were completed long ago. Returns
 * how many.
 */
export function forgetReceivers(
  services: Pick<Services, "database" | "clock" | "log">,
  sweep = sweepOfReceivers(services),
): Promise<number> {
  const { database, clock } = services
  const before = new Date(clock.now().getTime() - keepsReceiverMs)
  return sweep.all(
    async (without) => {
      const due = await database.db
        .selectFrom("market_order as o")
        .innerJoin("account as a", "a.id", "o.buyer_id")
        .select("o.id")
        .where("a.erased_at", "is not", null)
        .where((eb) => eb.or([eb("o.receiver", "is not", null), eb("o.buyer_email", "is not", null)]))
        .where((eb) =>
          eb.or([
            eb.and([eb("o.state", "in", ["CANCELLED", "EXPIRED"]), eb("o.refund_due_at", "is", null)]),
            eb.and([eb("o.state", "in", ["CANCELLED", "COMPLETED"]), eb.not(changedSince(eb, before))]),
          ]),
        )
        .where(sql<boolean>`o.id <> all(${without}::uuid[])`)
        .limit(500)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) =>
      runTransaction(database, async (tx) => {
        await tx.updateTable("market_order").set(nothing).where("id", "=", id).execute()
        await forgetProblems(tx, [id])
        return true
      }),
  )
}

const changedSince = (eb: ExpressionBuilder<DB & { o: DB["market_order"] }, "o">, before: Date) =>
  eb.exists(
    eb
      .selectFrom("market_order_change as c")
      .select("c.id")
      .whereRef("c.order_id", "=", "o.id")
      .where("c.at", ">", before),
  )

/**
 * Deletes a buyer's texts and pictures of a problem; the order keeps that there was one, and how it ended.
 */
async function forgetProblems(tx: Transaction<DB>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const pictures = await tx
    .deleteFrom("order_problem_picture")
    .where("order_id", "in", orderIds)
    .returning("private_file_id")
    .execute()
  for (const { private_file_id } of pictures) await deletePrivateFile(tx, private_file_id)
  await tx.updateTable("order_problem").set({ text: "" }).where("order_id", "in", orderIds).execute()
}
