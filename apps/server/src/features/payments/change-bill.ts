import type { InvoiceData } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { lockBill, moveBill, type BillRow } from "./move-bill.ts"

interface OwnBill {
  readonly payerId: string
  readonly billId: string
}

/** Cancels an unpaid bill. Throws `notFound`, `billClosed`. */
export const cancelBill = (
  services: Services,
  handlers: BillHandlerTable,
  { payerId, billId }: OwnBill,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    await moveBill(tx, handlers, bill, { step: "cancel", at: services.clock.now(), actorId: payerId })
  })

/** Sets the company of a bill, until it is paid. Throws `notFound`, `billClosed`. */
export const setInvoiceData = (
  services: Services,
  { payerId, billId }: OwnBill,
  invoice: InvoiceData,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId, payerId)
    if (!bill) throw new AppError("notFound")
    if (["CONFIRMED", "CANCELLED"].includes(bill.state)) throw new AppError("billClosed")
    await tx
      .updateTable("bill")
      .set({ invoice: JSON.stringify(invoice) })
      .where("id", "=", billId)
      .execute()
  })

interface CallingOff {
  readonly bill: BillRow
  readonly at: Date
  readonly actorId: string | null
  readonly reason?: string
}

/** Cancels a locked bill of any kind if it is unpaid; returns whether it was. */
export async function callOffUnpaid(
  tx: Transaction<DB>,
  handlers: BillHandlerTable,
  { bill, at, actorId, reason }: CallingOff,
): Promise<boolean> {
  if (bill.state !== "AWAITING_PAYMENT" && bill.state !== "REJECTED") return false
  await moveBill(tx, handlers, bill, {
    step: "cancel",
    at,
    actorId,
    ...(reason === undefined ? {} : { reason }),
  })
  return true
}
