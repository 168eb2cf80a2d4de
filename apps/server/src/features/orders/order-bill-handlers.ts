import { isLanguage } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlers } from "../payments/payments.public.ts"
import { findBought } from "./offer-design.ts"
import { holdPurchase } from "./order-design.ts"
import { lockOrder, moveOrder, type OrderRow } from "./move-order.ts"
import { StoredItem } from "./stored-item.ts"
import { moveOrderStock } from "./move-order-stock.ts"

/** What an order's bill causes: a paid order, or an ended one with its stock returned. */
export const orderBillHandlers = (services: Pick<Services, "notifications">): BillHandlers => ({
  async confirmed(tx, { subjectId }, { at, actorId }) {
    const order = await lockKnown(tx, subjectId)
    if (order.state === "EXPIRED" && order.kind === "design") {
      await holdPurchase(tx, order.buyer_id, order.subject_id)
      // The buyer ordered this design again meanwhile. Staff see the reason, and refund.
      if (await findBought(tx, order.buyer_id, order.subject_id)) throw new AppError("designBought")
    }
    // A late payment: the reserved stock was returned, and may be sold by now. Staff see the reason, and
    // refund.
    if (order.state === "EXPIRED" && !(await moveOrderStock(tx, order, -order.quantity)))
      throw new AppError("soldOut", { values: { stock: 0 } })
    await moveOrder(tx, services, order, { step: "pay", at, actorId })
  },
  async takenBack(tx, { subjectId }, { at, actorId }) {
    const order = await lockKnown(tx, subjectId)
    // Shipped, accepted, reported, or in the buyer's hands.
    if (order.state !== "PAID" || order.pictures_taken_at !== null) throw new AppError("undoTooLate")
    await moveOrder(tx, services, order, { step: "take-back", at, actorId })
    const { transfer_code: code } = await tx
      .selectFrom("bill")
      .select("transfer_code")
      .where("id", "=", order.bill_id)
      .executeTakeFirstOrThrow()
    await services.notifications.write(tx, {
      accountId: order.seller_id,
      type: "SALE_RECHECKED",
      values: { code, orderId: order.id, title: z.parse(StoredItem, order.item).name },
    })
  },
  async ended(tx, { subjectId }, { state, at, actorId, reason }) {
    const order = await lockKnown(tx, subjectId)
    const step = state === "EXPIRED" ? "expire" : "cancel"
    await moveOrder(tx, services, order, { step, at, actorId, reason })
    await moveOrderStock(tx, order, order.quantity)
  },
  async languageOf(db, orderId) {
    const row = await db
      .selectFrom("market_order")
      .select("language")
      .where("id", "=", orderId)
      .executeTakeFirst()
    return isLanguage(row?.language) ? row.language : null
  },
  async payees(db, orderIds) {
    const rows = await db
      .selectFrom("market_order")
      .select(["id", "seller_id"])
      .where("id", "in", orderIds)
      .execute()
    return new Map(rows.map(({ id, seller_id }) => [id, seller_id]))
  },
})

async function lockKnown(tx: Transaction<DB>, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`The bill's order ${id} is not there.`)
  return order
}
