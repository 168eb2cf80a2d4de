import { billLimits } from "@roomwright/contract/payments/bills"
import type { PaymentNote, paymentNoteOutcomes } from "@roomwright/contract/payments/receipts-admin"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { readBillMoney } from "./bill-money.ts"
import { partiesOf } from "./bill-parties.ts"
import { mostOver, takeBack } from "./book-bill.ts"
import { accountOf, bank, bookMoney } from "./ledger.ts"
import { lockNote, type NoteRow } from "./lock-note.ts"
import { deliveryOf, moveBill, type BillRow } from "./move-bill.ts"
import { demandSecondClerk } from "./approve-refund.ts"
import { notifyPayer } from "./notify-payer.ts"
import { readNote } from "./read-notes.ts"

type Outcome = (typeof paymentNoteOutcomes)[number]

interface Settling {
  readonly noteId: string
  readonly clerkId: string
  readonly outcome: Outcome
  readonly refundReference?: string | undefined
}

/** What may follow an outcome; a refund that was made is final. */
const outcomesAfter: Readonly<Record<Outcome | "NONE" | "CREDITED", readonly Outcome[]>> = {
  NONE: ["ACCEPTED", "REST_ASKED", "REFUND_DUE", "REFUNDED"],
  REST_ASKED: ["ACCEPTED", "REFUND_DUE", "REFUNDED"],
  REFUND_DUE: ["REFUNDED"],
  ACCEPTED: [],
  REFUNDED: [],
  // It is its payer's credit now.
  CREDITED: [],
}

/**
 * Settles a noted payment. Accepting one confirms a bill that nobody examines, which can be taken back until what it pays is given; asking for the rest reopens the
 * bill for it; a refund is due and then made. Throws `notFound`, `ownCase`, `decidedAlready`, and `billClosed`
 * if the bill's state does not allow it.
 */
export async function settleMoney(
  services: Services,
  handlers: BillHandlerTable,
  { noteId, clerkId, outcome, refundReference }: Settling,
): Promise<PaymentNote> {
  await inTransaction(services, async (tx) => {
    const { bill, note } = await lockNote(tx, noteId)
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    const before = (note.outcome ?? "NONE") as keyof typeof outcomesAfter
    if (!outcomesAfter[before].includes(outcome)) throw new AppError("decidedAlready")
    const turn = { at: services.clock.now(), actorId: clerkId }
    if (outcome === "ACCEPTED") await accept(tx, services, handlers, { bill, note, ...turn })
    else if (outcome === "REST_ASKED") await askForRest(tx, services, handlers, { bill, note, ...turn })
    else await refund(tx, { bill, note, outcome, reference: refundReference ?? null, ...turn })
    await recordAudit(tx, turn.at, {
      actorId: clerkId,
      action: "money.settle",
      subject: { kind: "bill", id: bill.id },
      details: { noteId, outcome, ...(refundReference === undefined ? {} : { refundReference }) },
    })
  })
  return readNote(services, noteId)
}

interface Turn {
  readonly bill: BillRow
  readonly note: NoteRow
  readonly at: Date
  readonly actorId: string
}

const setOutcome = (
  tx: Transaction<DB>,
  { note, at, actorId }: Turn,
  set: {
    readonly outcome: Outcome
    readonly due?: number
    readonly reference?: string | null
    readonly tell_refund_at?: Date | null
  },
) =>
  tx
    .updateTable("payment_note")
    .set({ ...set, outcome_before: note.outcome, settled_at: at, settled_by: actorId })
    .where("id", "=", note.id)
    .execute()

async function accept(
  tx: Transaction<DB>,
  services: Services,
  handlers: BillHandlerTable,
  turn: Turn,
): Promise<void> {
  const { bill, note, ...occasion } = turn
  if (note.kind === "DOUBLE") throw new AppError("billClosed")
  const isExamined = bill.state === "PENDING_REVIEW" || bill.state === "CONFIRMED"
  // The clerk still decides on the receipt, or has.
  if (isExamined && note.kind !== "SHORT") throw new AppError("billClosed")
  await setOutcome(tx, turn, { outcome: "ACCEPTED" })
  if (isExamined) return
  await takeBack(tx, bill, occasion)
  const deliverAt = deliveryOf(services, occasion.at)
  await moveBill(tx, handlers, bill, { step: "accept", deliverAt, ...occasion })
  // Whoever is told later is not told of a mistake that was taken back.
  if (deliverAt === null) await notifyPayer(tx, services, handlers, bill)
}

async function askForRest(
  tx: Transaction<DB>,
  { notifications }: Services,
  handlers: BillHandlerTable,
  turn: Turn,
): Promise<void> {
  const { bill, note, at, actorId } = turn
  const { held } = await readBillMoney(tx, bill.id)
  const rest = bill.amount - held
  if (note.kind === "DOUBLE" || rest <= 0) throw new AppError("billClosed")
  await setOutcome(tx, turn, { outcome: "REST_ASKED" })
  // The receipt that waits has been counted as a part.
  await tx
    .updateTable("bill_receipt")
    .set({ part_at: at })
    .where("bill_id", "=", bill.id)
    .where("rejected_at", "is", null)
    .where("part_at", "is", null)
    .execute()
  await moveBill(tx, handlers, bill, { step: "ask-rest", at, actorId })
  await notifications.write(tx, {
    accountId: bill.payer_id,
    type: "REST_ASKED",
    values: { code: bill.transfer_code, billId: bill.id, came: held, rest },
  })
}

async function refund(
  tx: Transaction<DB>,
  turn: Turn & { readonly outcome: Outcome; readonly reference: string | null },
): Promise<void> {
  const { bill, note, outcome, reference, at, actorId } = turn
  const [owed, billId] = [accountOf("refund", bill.id), bill.id]
  let { due } = note
  if (due === null) {
    const { from, most } = await findRefundable(tx, bill, note)
    if (most <= 0) throw new AppError("billClosed")
    due = most
    await bookMoney(tx, { at, actorId }, [
      { what: "refund-due", from, to: owed, amount: due, billId, subjectId: note.id },
    ])
  }
  const isMade = outcome === "REFUNDED"
  if (isMade) {
    const { refunded: wentBack } = await readBillMoney(tx, billId)
    await demandSecondClerk(tx, { due, wentBack, approvedBy: note.approved_by, clerkId: actorId })
  }
  // It can be taken back until its payer is told.
  const tell_refund_at = isMade ? new Date(at.getTime() + billLimits.undoMs) : null
  await setOutcome(tx, turn, { outcome, due, reference, tell_refund_at })
  if (!isMade) return
  await bookMoney(tx, { at, actorId }, [
    { what: "refund", from: owed, to: bank, amount: due, billId, subjectId: note.id },
  ])
}

/** How much of a note can be refunded: never more than what came and is not used. */
async function findRefundable(tx: Transaction<DB>, bill: BillRow, note: NoteRow) {
  const { held, over, credit } = await readBillMoney(tx, bill.id)
  const isPaid = bill.state === "CONFIRMED"
  if (isPaid && note.kind === "SHORT") throw new AppError("billClosed")
  if (isPaid || note.kind === "DOUBLE")
    return { from: accountOf("over", bill.id), most: Math.min(mostOver(note, bill.amount - credit), over) }
  const isOver = bill.state === "EXPIRED" || bill.state === "CANCELLED"
  const most = note.kind === "OVER" && !isOver ? held - bill.amount : held
  return { from: accountOf("bill", bill.id), most: Math.min(note.amount, most) }
}
