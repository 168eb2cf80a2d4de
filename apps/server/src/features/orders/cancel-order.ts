import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import {
  callOffUnpaid,
  lockBill,
  recordRefundDue,
  type BillHandlerTable,
} from "../payments/payments.public.ts"
import { callOffPart, readRestOfBill } from "./cancel-part.ts"
import { leftOf, lockOrder, moveOrder, type OrderRow } from "./move-order.ts"
import { moveOrderStock } from "./move-order-stock.ts"

interface Cancelling {
  readonly orderId: string
  readonly actorId: string
  /** Whose part it is: buyers call off what is not paid; sellers and staff give a reason, and paid orders, too. */
  readonly as: "buyer" | "seller" | "staff"
  readonly reason: string | null
}

/**
 * Calls an order off. Unpaid, its bill ends with it; paid, a refund is due. The stock goes back. Throws `notFound` for
 * an order of others, `ownCase` for staff who buy or sell it, `paymentInReview` while a clerk looks at a receipt, `paymentHeld` while its confirmation can be taken back, `orderChanged` when it is too late.
 */
export async function cancelOrder(
  services: Services,
  handlers: BillHandlerTable,
  { orderId, actorId, as, reason }: Cancelling,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const known = await tx
      .selectFrom("market_order")
      .select(["bill_id", "buyer_id", "seller_id"])
      .where("id", "=", orderId)
      .executeTakeFirst()
    if (!known || !mayCancel(known, as, actorId)) throw new AppError("notFound")
    if (as === "staff") refuseOwnCase(actorId, [known.buyer_id, known.seller_id])
    const at = services.clock.now()
    // The bill before the order: a clerk who confirms it takes them in this order.
    const bill = await lockBill(tx, known.bill_id)
    if (!bill) throw new Error(`The order's bill ${known.bill_id} is not there.`)
    if (bill.state === "PENDING_REVIEW") throw new AppError("paymentInReview")
    if (bill.deliver_at !== null) throw new AppError("paymentHeld")
    const rest = await readRestOfBill(tx, { billId: bill.id, without: orderId })
    const wasUnpaid = rest
      ? await callOffPart(tx, services, handlers, { bill, rest, orderId, at, actorId, reason })
      : await callOffUnpaid(tx, handlers, { bill, at, actorId, ...(reason === null ? {} : { reason }) })
    if (!wasUnpaid) {
      const order = await lockOrder(tx, orderId)
      if (!order || order.state !== "PAID" || as === "buyer") throw new AppError("orderChanged")
      await callOffPaid(tx, services, order, { at, actorId, reason })
    }
    if (as === "staff")
      await recordAudit(tx, at, {
        actorId,
        action: "order.cancel",
        subject: { kind: "order", id: orderId },
        details: { reason, refundDue: !wasUnpaid },
      })
  })
}

const mayCancel = (
  order: Pick<OrderRow, "buyer_id" | "seller_id">,
  as: Cancelling["as"],
  actorId: string,
): boolean => as === "staff" || actorId === (as === "buyer" ? order.buyer_id : order.seller_id)

async function callOffPaid(
  tx: Transaction<DB>,
  services: Services,
  order: OrderRow,
  { at, actorId, reason }: { readonly at: Date; readonly actorId: string; readonly reason: string | null },
): Promise<void> {
  const refund = leftOf(order)
  const set = { refund_due_at: at }
  await moveOrder(tx, services, order, { step: "cancel", at, actorId, reason, refund, set })
  await recordRefundDue(tx, { billId: order.bill_id, subjectId: order.id, amount: refund, at })
  await moveOrderStock(tx, [order], 1)
}
