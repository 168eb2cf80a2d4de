import type { InvoiceNote } from "@roomwright/contract/payments/invoices"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { lockBill, noteIssued, type BillHandlerTable } from "../payments/payments.public.ts"

interface Noting {
  readonly orderId: string
  readonly sellerId: string
  readonly note: InvoiceNote
}

/** The merchant has issued the invoice of goods. Throws `notFound` for others' orders and for designs, `billClosed`. */
export const noteOrderInvoice = (
  services: Services,
  handlers: BillHandlerTable,
  { orderId, sellerId, note }: Noting,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const order = await tx
      .selectFrom("market_order")
      .select("bill_id")
      .where("id", "=", orderId)
      .where("seller_id", "=", sellerId)
      .where("kind", "=", "product")
      .executeTakeFirst()
    const bill = order && (await lockBill(tx, order.bill_id))
    if (!bill) throw new AppError("notFound")
    await noteIssued(tx, services, handlers, { bill, actorId: sellerId, note })
  })
