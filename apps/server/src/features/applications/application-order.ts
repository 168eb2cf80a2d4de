import type { Selectable, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import {
  callOffUnpaid,
  lockBill,
  recordRefundDue,
  type BillHandlers,
  type BillHandlerTable,
} from "../payments/payments.public.ts"
import { lowerPrice } from "../plans/plans.public.ts"
import { lockApplication, moveApplication } from "./application-row.ts"

export type OrderRow = Selectable<DB["application_order"]>

/** The paid order of an application; undefined for one that costs nothing. */
export const orderOf = (tx: Transaction<DB>, applicationId: string): Promise<OrderRow | undefined> =>
  tx
    .selectFrom("application_order")
    .selectAll()
    .where("application_id", "=", applicationId)
    .executeTakeFirst()

/**
 * What an application's bill causes. A confirmed payment only marks it paid: a reviewer approves the rest. If
 * the application has ended by then, a refund is due.
 */
export const applicationBillHandlers = ({ clock }: Pick<Services, "clock">): BillHandlers => ({
  async confirmed(tx, { subjectId }) {
    const order = await tx
      .updateTable("application_order")
      .set({ paid_at: clock.now() })
      .where("id", "=", subjectId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const application = order.application_id && (await lockApplication(tx, order.application_id))
    const isOver = application ? application.state === "WITHDRAWN" : order.ended_at !== null
    // One that ended while the payment was held is due already.
    if (isOver && order.refund_due_at === null) await recordRefund(tx, order, clock.now())
  },
  async takenBack(tx, { subjectId }) {
    const order = await tx
      .updateTable("application_order")
      .set({ paid_at: null })
      .where("id", "=", subjectId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const application = order.application_id && (await lockApplication(tx, order.application_id))
    // Approved or ended on the strength of the payment.
    const isApproved = application ? application.state === "APPROVED" : order.application_id !== null
    if (order.refund_due_at !== null || order.ended_at !== null || isApproved)
      throw new AppError("undoTooLate")
  },
  // Before the approval there is no plan yet, and it is entered at what is left of its price.
  givenBack: (tx, { id }, by) => lowerPrice(tx, id, by),
  async ended(tx, { subjectId }) {
    const at = clock.now()
    const order = await tx
      .updateTable("application_order")
      .set({ ended_at: at })
      .where("id", "=", subjectId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const application = order.application_id && (await lockApplication(tx, order.application_id))
    // The applicant may have withdrawn it, which cancelled its bill.
    if (!application || application.state === "WITHDRAWN" || application.state === "APPROVED") return
    await moveApplication(tx, application, { step: "withdraw", at, actorId: null, withdrawnBy: "unpaid" })
  },
})

/** Settles the payment of an ended application: cancels the bill, or notes a refund. */
export async function endOrder(
  tx: Transaction<DB>,
  handlers: BillHandlerTable,
  { order, at, actorId }: { readonly order: OrderRow; readonly at: Date; readonly actorId: string | null },
): Promise<void> {
  // The bill was locked before the application, as in the back office.
  const bill = await lockBill(tx, order.bill_id)
  if (bill?.state === "CONFIRMED") await recordRefund(tx, order, at)
  else if (bill) await callOffUnpaid(tx, handlers, { bill, at, actorId })
}

async function recordRefund(tx: Transaction<DB>, order: OrderRow, at: Date): Promise<void> {
  await recordRefundDue(tx, { billId: order.bill_id, amount: order.price, at })
  await tx.updateTable("application_order").set({ refund_due_at: at }).where("id", "=", order.id).execute()
}

/** Locks the bill of an application before the application itself, in the order of the receipts queue. */
export async function lockBillOf(tx: Transaction<DB>, applicationId: string): Promise<OrderRow | undefined> {
  const order = await orderOf(tx, applicationId)
  if (order) await lockBill(tx, order.bill_id)
  return order
}
