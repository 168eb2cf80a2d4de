import type { LocalText } from "@roomwright/contract/language"
import { BillState } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { readBillMoney } from "./bill-money.ts"
import { moveBill, recordChange, type BillRow } from "./move-bill.ts"
import { notifyPayer } from "./notify-payer.ts"

interface Lowering {
  readonly bill: BillRow
  /** What is left to pay for (VND), above 0. */
  readonly amount: number
  readonly title: LocalText
  readonly at: Date
  readonly actorId: string
  readonly reason: string | null
}

/**
 * A part of what a locked, unpaid bill is for was called off: less is due. Where what came already covers the rest, the
 * bill is paid, and what is over waits to be refunded.
 */
export async function lowerBill(
  tx: Transaction<DB>,
  services: Pick<Services, "notifications">,
  handlers: BillHandlerTable,
  { bill, amount, title, at, actorId, reason }: Lowering,
): Promise<void> {
  await tx
    .updateTable("bill")
    .set({ amount, title: JSON.stringify(title) })
    .where("id", "=", bill.id)
    .execute()
  const state = z.parse(BillState, bill.state)
  await recordChange(tx, { billId: bill.id, from: state, to: state, at, actorId, reason })
  const { held } = await readBillMoney(tx, bill.id)
  if (held < amount) return
  await closeNotes(tx, { billId: bill.id, at, actorId })
  const lowered = { ...bill, amount, title }
  await moveBill(tx, handlers, lowered, { step: "accept", at, actorId })
  await notifyPayer(tx, services, handlers, lowered)
}

/** Notes of money that the rest uses need no decision any more: what is over of it gets a note of its own. */
async function closeNotes(
  tx: Transaction<DB>,
  { billId, at, actorId }: { readonly billId: string; readonly at: Date; readonly actorId: string },
): Promise<void> {
  await tx
    .updateTable("payment_note")
    .set({ outcome: "ACCEPTED", settled_at: at, settled_by: actorId })
    .where("bill_id", "=", billId)
    .where("kind", "in", ["LATE", "SHORT", "NO_RECEIPT", "OVER"])
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "=", "REST_ASKED")]))
    .execute()
}
