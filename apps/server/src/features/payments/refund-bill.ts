import type { BillKind } from "@roomwright/contract/payments/bills"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlers, BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { lockBill, toHandled, type BillRow } from "./move-bill.ts"
import { recordPartRefund, withdrawPartRefund } from "./part-refund.ts"

interface GivingBack {
  readonly billId: string
  readonly clerkId: string
  /** VND, at least 1. */
  readonly amount: number
  readonly reason: string
}

/**
 * Staff give a part of a paid bill of the platform's own back, such as of a plan, which otherwise stays as it is. Throws `notFound`,
 * `ownCase`, `billClosed` if it is not paid, held, or of an order (whose parts go back by the order), `refundTooHigh`.
 */
export async function refundBillPart(
  services: Services,
  handlers: BillHandlerTable,
  { billId, clerkId, amount, reason }: GivingBack,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill) throw new AppError("notFound")
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    const givenBack = handlerOf(handlers, bill)
    if (!givenBack || bill.state !== "CONFIRMED" || bill.deliver_at !== null) throw new AppError("billClosed")
    const at = services.clock.now()
    const noteId = await recordPartRefund(tx, {
      bill,
      subjectId: null,
      amount,
      reason,
      sellerId: null,
      commission: 0,
      at,
      actorId: clerkId,
    })
    await givenBack(tx, toHandled(bill), amount)
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "bill.refund-part",
      subject: { kind: "bill", id: billId },
      details: { noteId, amount, reason },
    })
  })
}

/**
 * Takes such a refund back that was a mistake, for ten minutes, while its payer was not told. Returns the bill's id. Throws
 * `notFound`, also for one of an order, `ownCase`, `decidedAlready` if it was transferred, `undoTooLate`.
 */
export async function withdrawBillPart(
  services: Services,
  handlers: BillHandlerTable,
  { noteId, clerkId }: { readonly noteId: string; readonly clerkId: string },
): Promise<string> {
  return inTransaction(services, async (tx) => {
    const at = services.clock.now()
    const { bill, amount } = await withdrawPartRefund(tx, { noteId, at, actorId: clerkId })
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    const givenBack = handlerOf(handlers, bill)
    if (!givenBack) throw new AppError("notFound")
    await givenBack(tx, toHandled(bill), -amount)
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "bill.refund-withdraw",
      subject: { kind: "bill", id: bill.id },
      details: { noteId, amount },
    })
    return bill.id
  })
}

const handlerOf = (handlers: BillHandlerTable, { kind }: BillRow): BillHandlers["givenBack"] =>
  // The kinds of rows are those that were opened.
  handlers[kind as BillKind]?.givenBack
