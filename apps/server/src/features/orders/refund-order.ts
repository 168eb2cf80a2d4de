import { billLimits } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { lockBill, recordPartRefund, withdrawPartRefund, type BillRow } from "../payments/payments.public.ts"
import { commissionOn, leftOf, lockOrder, type OrderRow } from "./move-order.ts"
import { measurePart, type NamedPart } from "./part-of-order.ts"

interface GivingBack {
  readonly order: OrderRow
  readonly bill: BillRow
  readonly part: NamedPart
  readonly reason: string
  readonly at: Date
  readonly actorId: string
}

/**
 * Gives a part of a paid order back: a note makes it due, and the seller of a completed order is owed less. Bill and
 * order must be locked. Returns the order as it is then, and the sum.
 */
export async function givePartBack(
  tx: Transaction<DB>,
  { order, bill, part, reason, ...occasion }: GivingBack,
): Promise<{ readonly order: OrderRow; readonly amount: number }> {
  const measured = await measurePart(tx, order, part)
  const { amount } = measured
  const isSold = order.state === "COMPLETED"
  const left = leftOf(order)
  const commission = isSold ? commissionOn(order, left) - commissionOn(order, left - amount) : 0
  const noteId = await recordPartRefund(tx, {
    bill,
    subjectId: order.id,
    amount,
    reason,
    sellerId: isSold ? order.seller_id : null,
    commission,
    ...occasion,
  })
  await tx
    .insertInto("order_refund")
    .values({
      note_id: noteId,
      order_id: order.id,
      at: occasion.at,
      order_state: order.state,
      commission,
      // A decision on a problem tells the seller itself.
      tell_at: order.state === "PROBLEM" ? null : new Date(occasion.at.getTime() + billLimits.undoMs),
      ...measured,
    })
    .execute()
  return { order: await setGivenBack(tx, order, amount), amount }
}

async function setGivenBack(tx: Transaction<DB>, order: OrderRow, by: number): Promise<OrderRow> {
  const given_back = order.given_back + by
  await tx.updateTable("market_order").set({ given_back }).where("id", "=", order.id).execute()
  return { ...order, given_back }
}

const mayGiveBack: ReadonlySet<string> = new Set(["PAID", "SHIPPED", "COMPLETED"])

/**
 * Staff give a part of a paid order back, which otherwise stays as it is. Throws `notFound`, `ownCase`, `orderChanged`
 * if it is not paid, over, or a reported problem waits for its decision, `invalidInput`, `refundTooHigh`.
 */
export async function refundPart(
  services: Services,
  {
    orderId,
    clerkId,
    part,
    reason,
  }: {
    readonly orderId: string
    readonly clerkId: string
    readonly part: NamedPart
    readonly reason: string
  },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { bill, order } = await lockForStaff(tx, orderId, clerkId)
    if (bill.state !== "CONFIRMED" || !mayGiveBack.has(order.state)) throw new AppError("orderChanged")
    const at = services.clock.now()
    const { amount } = await givePartBack(tx, { order, bill, part, reason, at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "order.refund-part",
      subject: { kind: "order", id: orderId },
      details: { amount, line: part.line ?? null, pieces: part.pieces ?? null, reason },
    })
  })
}

/** Locks an order and its bill for a clerk. Throws `notFound`, `ownCase`. */
export async function lockForStaff(
  tx: Transaction<DB>,
  orderId: string,
  clerkId: string,
): Promise<{ readonly bill: BillRow; readonly order: OrderRow }> {
  const known = await tx
    .selectFrom("market_order")
    .select(["bill_id", "buyer_id", "seller_id"])
    .where("id", "=", orderId)
    .executeTakeFirst()
  if (!known) throw new AppError("notFound")
  refuseOwnCase(clerkId, [known.buyer_id, known.seller_id])
  // The bill before the order: a clerk who confirms it takes them in this order.
  const bill = await lockBill(tx, known.bill_id)
  const order = await lockOrder(tx, orderId)
  if (!bill || !order) throw new AppError("notFound")
  return { bill, order }
}

/**
 * Takes a part refund back that was a mistake, for ten minutes, while nobody was told and the order has not moved.
 * Returns the order's id. Throws `notFound`, `ownCase`, `decidedAlready` if it was transferred, `undoTooLate`.
 */
export async function withdrawPart(
  services: Services,
  { noteId, clerkId }: { readonly noteId: string; readonly clerkId: string },
): Promise<string> {
  return inTransaction(services, async (tx) => {
    const given = await tx
      .selectFrom("order_refund")
      .select(["order_id", "order_state"])
      .where("note_id", "=", noteId)
      .executeTakeFirst()
    if (!given) throw new AppError("notFound")
    const { order } = await lockForStaff(tx, given.order_id, clerkId)
    // The decision on a problem stands, and a sale that was completed since was counted without this part.
    if (order.state !== given.order_state) throw new AppError("undoTooLate")
    const at = services.clock.now()
    const { amount } = await withdrawPartRefund(tx, { noteId, at, actorId: clerkId })
    await tx.deleteFrom("order_refund").where("note_id", "=", noteId).execute()
    await setGivenBack(tx, order, -amount)
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "order.refund-withdraw",
      subject: { kind: "order", id: order.id },
      details: { noteId, amount },
    })
    return order.id
  })
}
