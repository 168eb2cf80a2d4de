import type {
  PaymentNote,
  paymentNoteKinds,
  paymentNoteOutcomes,
} from "@roomwright/contract/payments/receipts-admin"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { lockBill, moveBill } from "./move-bill.ts"
import { readNote } from "./read-notes.ts"
import { notifyPayer } from "./notify-payer.ts"

interface NewNote {
  readonly billId: string
  readonly clerkId: string
  readonly kind: (typeof paymentNoteKinds)[number]
  readonly amount: number
  readonly remark: string
}

/** Records a payment that differs from its bill. Throws `notFound`, `ownCase`. */
export async function recordMoney(
  services: Services,
  handlers: BillHandlerTable,
  note: NewNote,
): Promise<PaymentNote> {
  const id = newId()
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, note.billId)
    if (!bill) throw new AppError("notFound")
    refuseOwnCase(note.clerkId, await partiesOf(tx, handlers, bill))
    const at = services.clock.now()
    await tx
      .insertInto("payment_note")
      .values({
        id,
        bill_id: bill.id,
        kind: note.kind,
        amount: note.amount,
        remark: note.remark,
        noted_at: at,
        noted_by: note.clerkId,
      })
      .execute()
    await recordAudit(tx, at, {
      actorId: note.clerkId,
      action: "money.note",
      subject: { kind: "bill", id: bill.id },
      details: { noteId: id, kind: note.kind, amount: note.amount },
    })
  })
  return readNote(services, id)
}

interface Settling {
  readonly noteId: string
  readonly clerkId: string
  readonly outcome: (typeof paymentNoteOutcomes)[number]
}

/**
 * Settles a noted payment; a refund due can be marked as paid later. Accepting a late payment confirms the
 * expired bill, and is `billClosed` for any other. Throws `notFound`, `ownCase`, `decidedAlready`.
 */
export async function settleMoney(
  services: Services,
  handlers: BillHandlerTable,
  { noteId, clerkId, outcome }: Settling,
): Promise<PaymentNote> {
  await inTransaction(services, async (tx) => {
    const note = await tx
      .selectFrom("payment_note")
      .select(["bill_id", "kind", "outcome"])
      .where("id", "=", noteId)
      .forUpdate()
      .executeTakeFirst()
    const bill = note && (await lockBill(tx, note.bill_id))
    if (!bill) throw new AppError("notFound")
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    const isPaidBack = note.outcome === "REFUND_DUE" && outcome === "REFUNDED"
    if (note.outcome !== null && !isPaidBack) throw new AppError("decidedAlready")
    const at = services.clock.now()
    await tx
      .updateTable("payment_note")
      .set({ outcome, settled_at: at, settled_by: clerkId })
      .where("id", "=", noteId)
      .execute()
    const isLate = outcome === "ACCEPTED" && note.kind === "LATE"
    if (isLate) await moveBill(tx, handlers, bill, { step: "accept-late", at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "money.settle",
      subject: { kind: "bill", id: bill.id },
      details: { noteId, outcome },
    })
    if (isLate) await notifyPayer(tx, services, handlers, bill)
  })
  return readNote(services, noteId)
}

/**
 * Records that a confirmed bill is to be refunded, because its purchase was cancelled. The back office
 * records when that is done.
 */
export async function recordRefundDue(
  tx: Transaction<DB>,
  { billId, amount, at }: { readonly billId: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto("payment_note")
    .values({
      id: newId(),
      bill_id: billId,
      kind: "CALLED_OFF",
      amount,
      remark: "",
      noted_at: at,
      noted_by: null,
      outcome: "REFUND_DUE",
      settled_at: at,
    })
    .execute()
}
