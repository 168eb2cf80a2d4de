import type { PaymentNote, paymentNoteKinds } from "@roomwright/contract/payments/receipts-admin"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { newId } from "../../platform/ids.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { readBillMoney } from "./bill-money.ts"
import { partiesOf } from "./bill-parties.ts"
import { noteCalledOff, usedBy } from "./book-bill.ts"
import { accountOf, bank, bookMoney, waived, type Booking } from "./ledger.ts"
import { lowerDue } from "./lower-due.ts"
import { lockBill, type BillRow } from "./move-bill.ts"
import { readGivenBack } from "./part-refund.ts"
import { lower } from "./plan-line.ts"
import { readBooks } from "./read-books.ts"
import { readNote } from "./read-notes.ts"

interface NewNote {
  readonly billId: string
  readonly clerkId: string
  readonly kind: (typeof paymentNoteKinds)[number]
  readonly amount: number
  readonly remark: string
}

/**
 * Records a payment that differs from its bill, with its money in the ledger. Throws `notFound`, `ownCase`, and
 * `noteSumWrong` if a short payment is not less than the bill, or one that is over not more.
 */
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
    // What a transfer has to bring: credit has paid the rest.
    const asked = bill.amount - (await readBillMoney(tx, bill.id)).credit
    const isWrong = note.kind === "SHORT" ? note.amount >= asked : note.amount <= asked
    if ((note.kind === "SHORT" || note.kind === "OVER") && isWrong) throw new AppError("noteSumWrong")
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
    const bookings = await toBookings(tx, bill, { ...note, asked })
    const shared = { what: "note", billId: bill.id, subjectId: id }
    await bookMoney(
      tx,
      { at, actorId: note.clerkId },
      bookings.map((booking) => ({ ...shared, ...booking })),
    )
    await recordAudit(tx, at, {
      actorId: note.clerkId,
      action: "money.note",
      subject: { kind: "bill", id: bill.id },
      details: { noteId: id, kind: note.kind, amount: note.amount },
    })
  })
  return readNote(services, id)
}

type NoteBooking = Pick<Booking, "from" | "to" | "amount">

/** What a note says about the bank: a bill that was confirmed counts as one whole payment already. */
async function toBookings(
  tx: Transaction<DB>,
  bill: BillRow,
  { kind, amount, asked }: Pick<NewNote, "kind" | "amount"> & { readonly asked: number },
): Promise<NoteBooking[]> {
  const [held, over] = [accountOf("bill", bill.id), accountOf("over", bill.id)]
  if (bill.state !== "CONFIRMED") return [{ from: bank, to: kind === "DOUBLE" ? over : held, amount }]
  if (kind === "OVER") return [{ from: bank, to: over, amount: amount - asked }]
  if (kind !== "SHORT") return [{ from: bank, to: over, amount }]
  // Less came than the receipt said; what staff noted themselves stays.
  const { waived: letOff } = await readBillMoney(tx, bill.id)
  const missing = Math.min(asked - amount - letOff, await readAssumed(tx, bill.id))
  if (missing <= 0) throw new AppError("billClosed")
  const notDue = await lowerRefunds(tx, bill, missing)
  return [
    { from: accountOf("refund", bill.id), to: bank, amount: notDue },
    { from: waived, to: bank, amount: missing - notDue },
  ]
}

/** How much the ledger believes because of a receipt alone. */
async function readAssumed(tx: Transaction<DB>, billId: string): Promise<number> {
  const { rows } = await sql<{ readonly assumed: number }>`
    select (coalesce(sum(amount) filter (where what = 'receipt'), 0)
      - coalesce(sum(amount) filter (where what in ('note', 'line') and to_kind = 'bank' and from_kind <> 'unknown'), 0))::bigint as assumed
    from money_entry e
    where bill_id = ${billId} and undoes is null
      and not exists (select from money_entry u where u.undoes = e.id)`.execute(tx)
  return rows[0]?.assumed ?? 0
}

/** What never came is not due back either. Throws `billClosed` if it was refunded. */
async function lowerRefunds(tx: Transaction<DB>, bill: BillRow, missing: number): Promise<number> {
  const made = await tx
    .selectFrom("payment_note")
    .select("id")
    .where("bill_id", "=", bill.id)
    .where("kind", "=", "CALLED_OFF")
    .where("outcome", "<>", "REFUND_DUE")
    .executeTakeFirst()
  if (made) throw new AppError("billClosed")
  const books = (await readBooks(tx, [bill])).get(bill.id)
  if (!books) throw new Error(`The bill ${bill.id} has no books.`)
  const { lowersDue, lowersPart } = lower(books, missing)
  if (books.kept < 0) throw new AppError("billClosed")
  for (const [kind, by] of [["CALLED_OFF", lowersDue] as const, ["PART", lowersPart] as const])
    if (by > 0) await lowerDue(tx, { billId: bill.id, kind, by })
  return lowersDue + lowersPart
}

/**
 * Records that a confirmed bill is to be refunded, because its purchase was cancelled. What the platform let
 * off is not refunded, nor what went back in parts. The back office records when it is done.
 */
export async function recordRefundDue(
  tx: Transaction<DB>,
  {
    billId,
    subjectId,
    amount,
    at,
  }: {
    readonly billId: string
    /** Which purchase of the bill, where it has several. */
    readonly subjectId?: string
    readonly amount: number
    readonly at: Date
  },
): Promise<void> {
  const { kind } = await tx
    .selectFrom("bill")
    .select("kind")
    .where("id", "=", billId)
    .executeTakeFirstOrThrow()
  const from = usedBy({ id: billId, kind })
  // Parts of an order went off its own sum; those of other bills went off all of it.
  const left = from.kind === "earned" ? amount - (await readGivenBack(tx, billId)) : amount
  const letOff = Math.min(left, (await readBillMoney(tx, billId)).waived)
  const occasion = { at, actorId: null }
  await bookMoney(tx, occasion, [{ what: "waived", from, to: waived, amount: letOff, billId }])
  if (left > letOff)
    await noteCalledOff(tx, {
      billId,
      ...(subjectId === undefined ? {} : { subjectId }),
      amount: left - letOff,
      from: from.kind,
      ...occasion,
    })
}
