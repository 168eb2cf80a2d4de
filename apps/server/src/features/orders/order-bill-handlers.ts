import { isLanguage } from "@roomwright/contract/language"
import { Receiver } from "@roomwright/contract/orders/addresses"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlers } from "../payments/payments.public.ts"
import { findBought } from "./offer-design.ts"
import { holdPurchase } from "./order-design.ts"
import { actorIn, moveOrder, type OrderRow } from "./move-order.ts"
import { moveOrderStock } from "./move-order-stock.ts"
import { titleOfBill } from "./name-order.ts"
import { notifyOfOrder, type ToldOrder } from "./notify-of-order.ts"
import { StoredItem } from "./stored-item.ts"

/** What an order's bill causes: a paid order, or an ended one with its stock returned. */
export const orderBillHandlers = (services: Pick<Services, "notifications">): BillHandlers => ({
  async confirmed(tx, { id }, { at, actorId }) {
    const orders = (await lockOrdersOf(tx, id)).filter(isInForce)
    await takeLate(tx, orders.filter(isExpired))
    for (const order of orders) await moveOrder(tx, services, order, { step: "pay", at, actorId })
  },
  async heldAnew(tx, { id }, { at, actorId }) {
    const late = (await lockOrdersOf(tx, id)).filter(isExpired)
    await takeLate(tx, late)
    for (const order of late) await moveOrder(tx, services, order, { step: "reopen", at, actorId })
  },
  async letGo(tx, { id }, { at, actorId }) {
    const orders = (await lockOrdersOf(tx, id)).filter(isInForce)
    for (const order of orders)
      await moveOrder(tx, services, order, { step: "expire", at, actorId, isSilent: true })
    await moveOrderStock(tx, orders, 1)
  },
  async takenBack(tx, { id }, { at, actorId }) {
    const orders = (await lockOrdersOf(tx, id)).filter(isInForce)
    // Shipped, accepted, reported, or in the buyer's hands.
    if (orders.some(({ state, pictures_taken_at: taken }) => state !== "PAID" || taken !== null))
      throw new AppError("undoTooLate")
    const { transfer_code: code } = await tx
      .selectFrom("bill")
      .select("transfer_code")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    for (const order of orders) {
      await moveOrder(tx, services, order, { step: "take-back", at, actorId })
      await services.notifications.write(tx, {
        accountId: order.seller_id,
        type: "SALE_RECHECKED",
        values: { code, orderId: order.id, title: z.parse(StoredItem, order.item).name },
      })
    }
  },
  async ended(tx, { id }, { state, at, actorId, reason }) {
    const orders = (await lockOrdersOf(tx, id)).filter(isInForce)
    const step = state === "EXPIRED" ? "expire" : "cancel"
    const status = state === "EXPIRED" ? "EXPIRED" : "CANCELLED"
    // Whoever did not pay a cart gets one mail, whatever number of merchants it was from.
    const isTold = orders.length > 1
    for (const order of orders) await moveOrder(tx, services, order, { step, at, actorId, reason, isTold })
    const [first] = orders
    if (isTold && first && actorIn(first, actorId) !== "buyer")
      await notifyOfOrder(tx, services, together(first, orders), { status, side: "buyer", reason })
    await moveOrderStock(tx, orders, 1)
  },
  async languageOf(db, orderId) {
    const row = await db
      .selectFrom("market_order")
      .select("language")
      .where("id", "=", orderId)
      .executeTakeFirst()
    return isLanguage(row?.language) ? row.language : null
  },
  async sellerOf(db, orderId) {
    return db
      .selectFrom("market_order as o")
      .innerJoin("account as a", "a.id", "o.seller_id")
      .select(["a.id", "a.nickname"])
      .where("o.id", "=", orderId)
      .executeTakeFirst()
  },
  async namesOf(db, orderIds) {
    const rows = await db
      .selectFrom("market_order")
      .select(["id", "receiver"])
      .where("id", "in", orderIds)
      .execute()
    const named = rows.map(({ id, receiver }) => [id, z.safeParse(Receiver, receiver)] as const)
    return new Map(named.map(([id, known]) => [id, known.success ? [known.data.receiverName] : []]))
  },
  async payees(db, orderIds) {
    const rows = await db
      .selectFrom("market_order as o")
      .innerJoin("market_order as beside", "beside.bill_id", "o.bill_id")
      .select(["o.id", "beside.seller_id"])
      .distinct()
      .where("o.id", "in", orderIds)
      .execute()
    const byOrder = Map.groupBy(rows, ({ id }) => id)
    return new Map([...byOrder].map(([id, sellers]) => [id, sellers.map(({ seller_id: seller }) => seller)]))
  },
})

/** Locks the orders that a bill pays, by their ids. */
async function lockOrdersOf(tx: Transaction<DB>, billId: string): Promise<OrderRow[]> {
  const orders = await tx
    .selectFrom("market_order")
    .selectAll()
    .where("bill_id", "=", billId)
    .orderBy("id")
    .forUpdate()
    .execute()
  if (orders.length === 0) throw new Error(`The bill ${billId} has no order.`)
  return orders
}

/** The orders of a bill as one of everything, as mails name it. */
function together(first: OrderRow, orders: readonly OrderRow[]): ToldOrder {
  const named = orders.map(({ item, quantity }) => ({ item: z.parse(StoredItem, item), quantity }))
  const lines = orders.flatMap((order) => {
    const item = z.parse(StoredItem, order.item)
    const { subject_id: productId, unit_price: unitPrice, quantity, delivery_cost: deliveryCost } = order
    return (
      item.lines ?? [
        { ...item, productId, variantId: order.variant_id ?? productId, unitPrice, quantity, deliveryCost },
      ]
    )
  })
  return {
    ...first,
    item: { ...z.parse(StoredItem, first.item), name: titleOfBill(named), lines },
    total: orders.reduce((sum, { total }) => sum + total, 0),
  }
}

const isExpired = ({ state }: OrderRow): boolean => state === "EXPIRED"

/**
 * A late payment: the reserved stock was returned, and may be sold by now, or the buyer ordered the design again meanwhile.
 * Staff see the reason, and refund. Throws `designBought`, `soldOut`.
 */
async function takeLate(tx: Transaction<DB>, late: readonly OrderRow[]): Promise<void> {
  for (const order of late) {
    if (order.kind !== "design") continue
    await holdPurchase(tx, order.buyer_id, order.subject_id)
    if (await findBought(tx, order.buyer_id, order.subject_id)) throw new AppError("designBought")
  }
  if (!(await moveOrderStock(tx, late, -1))) throw new AppError("soldOut", { values: { stock: 0 } })
}

/** One that was called off alone went off its bill. */
const isInForce = ({ state }: OrderRow): boolean => state !== "CANCELLED"
