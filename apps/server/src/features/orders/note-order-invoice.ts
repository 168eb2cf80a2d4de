import type { InvoiceNote } from "@roomwright/contract/payments/invoices"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
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
    const part = await readPart(tx, { billId: bill.id, orderId })
    await noteIssued(tx, services, handlers, { bill, actorId: sellerId, note, part })
  })

/** An order as a part of its bill, with the others that were not called off; null where it is all of the bill. */
async function readPart(
  tx: Transaction<DB>,
  { billId, orderId }: { readonly billId: string; readonly orderId: string },
) {
  const orders = await tx
    .selectFrom("market_order")
    .select(["id", "state"])
    .where("bill_id", "=", billId)
    .execute()
  if (orders.length === 1) return null
  const others = orders.filter(({ id, state }) => id !== orderId && state !== "CANCELLED")
  return { id: orderId, others: others.map(({ id }) => id) }
}
