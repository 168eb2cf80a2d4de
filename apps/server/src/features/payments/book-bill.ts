import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { readBillMoney } from "./bill-money.ts"
import { lockCredit } from "./lock-credit.ts"
import { accountOf, bank, bookMoney, waived, type MoneyAccount } from "./ledger.ts"

interface BookedBill {
  readonly id: string
  readonly kind: string
  readonly amount: number
}

interface Occasion {
  readonly at: Date
  readonly actorId: string | null
}

/** Where the money of a paid bill is: held for its order, or earned by the platform. */
export const usedBy = ({ id, kind }: Pick<BookedBill, "id" | "kind">): UsedAccount => ({
  kind: kind === "product-order" || kind === "design-order" ? "sale" : "earned",
  id,
})

interface UsedAccount extends MoneyAccount {
  readonly kind: "sale" | "earned"
}

/**
 * Books a bill as paid. What is missing came with the receipt that a clerk confirms (`restCame`), else the
 * platform lets it off. What is more than the sum waits to be settled.
 */
export async function bookPaid(
  tx: Transaction<DB>,
  bill: BookedBill,
  { restCame, ...occasion }: Occasion & { readonly restCame: boolean },
): Promise<void> {
  const { id: billId, amount } = bill
  const held = accountOf("bill", billId)
  const money = await readBillMoney(tx, billId)
  const missing = Math.max(0, amount - money.held)
  const isLetOff = !restCame || (await isShortAccepted(tx, billId))
  const more = Math.max(0, money.held - amount)
  await bookMoney(tx, occasion, [
    isLetOff
      ? { what: "waived", from: waived, to: held, amount: missing, billId }
      : { what: "receipt", from: bank, to: held, amount: missing, billId },
    { what: "paid", from: held, to: usedBy(bill), amount, billId },
    { what: "over", from: held, to: accountOf("over", billId), amount: more, billId },
  ])
  await closeUsed(tx, bill, occasion)
  // What was asked for by a transfer.
  const asked = { ...bill, amount: amount - money.credit }
  await noteOver(tx, asked, { over: money.over + more, at: occasion.at })
}

/** Open notes of money that the bill has used up need no decision any more. */
async function closeUsed(tx: Transaction<DB>, bill: BookedBill, occasion: Occasion): Promise<void> {
  const open = await tx
    .selectFrom("payment_note")
    .select(["id", "kind", "amount"])
    .where("bill_id", "=", bill.id)
    .where("kind", "in", ["LATE", "SHORT", "NO_RECEIPT", "OVER"])
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "in", ["REST_ASKED", "ACCEPTED"])]))
    // Those that are settled come first.
    .orderBy((eb) => eb("outcome", "is", null))
    // Two lines of one import have the same moment: the part comes before what covers the bill.
    .orderBy((eb) => eb("kind", "<>", "SHORT"))
    .orderBy("noted_at")
    .orderBy("id")
    .execute()
  let used = 0
  const closed: string[] = []
  for (const { id, kind, amount } of open) {
    used += amount
    // Nothing is short any more; what is over of it gets a note of its own.
    if (kind === "SHORT" || (kind !== "OVER" && used <= bill.amount)) closed.push(id)
  }
  if (closed.length === 0) return
  await tx
    .updateTable("payment_note")
    .set(({ ref }) => ({
      outcome: "ACCEPTED",
      outcome_before: ref("outcome"),
      settled_at: occasion.at,
      settled_by: occasion.actorId,
    }))
    .where("id", "in", closed)
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "=", "REST_ASKED")]))
    .execute()
}

async function isShortAccepted(tx: Transaction<DB>, billId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("payment_note")
    .select("id")
    .where("bill_id", "=", billId)
    .where("kind", "=", "SHORT")
    .where("outcome", "=", "ACCEPTED")
    .executeTakeFirst()
  return row !== undefined
}

/** What a note can have refunded at most, once its bill is paid. */
export const mostOver = (
  note: { readonly kind: string; readonly amount: number; readonly noted_by: string | null },
  billAmount: number,
): number =>
  // Staff note the whole transfer, the platform what is over.
  note.kind === "OVER" && note.noted_by !== null ? Math.max(0, note.amount - billAmount) : note.amount

/** Puts what is over into the queue, unless open notes are about all of it. */
async function noteOver(
  tx: Transaction<DB>,
  bill: BookedBill,
  { over, at }: { readonly over: number; readonly at: Date },
): Promise<void> {
  const open = await tx
    .selectFrom("payment_note")
    .select(["kind", "amount", "noted_by"])
    .where("bill_id", "=", bill.id)
    .where("outcome", "is", null)
    .execute()
  const amount = over - open.reduce((sum, note) => sum + mostOver(note, bill.amount), 0)
  if (amount <= 0) return
  const values = { id: newId(), bill_id: bill.id, kind: "OVER", amount, remark: "", noted_at: at }
  await tx.insertInto("payment_note").values(values).execute()
}

/** A bill ended unpaid: what came for it is due back, note by note. */
export async function returnHeld(
  tx: Transaction<DB>,
  bill: BookedBill & { readonly payer_id: string },
  occasion: Occasion,
): Promise<void> {
  const { held, credit } = await readBillMoney(tx, bill.id)
  // Credit goes back to where it came from.
  const back = Math.max(0, Math.min(held, credit))
  const [from, to] = [accountOf("bill", bill.id), accountOf("credit", bill.payer_id)]
  await bookMoney(tx, occasion, [{ what: "credit-back", from, to, amount: back, billId: bill.id }])
  let left = held - back
  if (left <= 0) return
  const notes = await tx
    .selectFrom("payment_note")
    .select(["id", "amount"])
    .where("bill_id", "=", bill.id)
    .where("kind", "<>", "DOUBLE")
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "in", ["REST_ASKED", "ACCEPTED"])]))
    .orderBy("noted_at")
    .orderBy("id")
    .execute()
  for (const { id, amount } of notes) {
    const due = Math.min(amount, left)
    left -= due
    if (due > 0) await setDue(tx, bill.id, { noteId: id, due, ...occasion })
  }
  if (left > 0) await noteCalledOff(tx, { billId: bill.id, amount: left, from: "bill", ...occasion })
}

async function setDue(
  tx: Transaction<DB>,
  billId: string,
  { noteId, due, ...occasion }: Occasion & { readonly noteId: string; readonly due: number },
): Promise<void> {
  await tx
    .updateTable("payment_note")
    .set({ outcome: "REFUND_DUE", due, settled_at: occasion.at, settled_by: occasion.actorId })
    .where("id", "=", noteId)
    .execute()
  const [from, to] = [accountOf("bill", billId), accountOf("refund", billId)]
  await bookMoney(tx, occasion, [{ what: "refund-due", from, to, amount: due, billId, subjectId: noteId }])
}

/** Before a late payment is accepted: what was due back counts for the bill again, as far as it is needed. */
export async function takeBack(
  tx: Transaction<DB>,
  bill: BookedBill & { readonly payer_id: string },
  occasion: Occasion,
): Promise<void> {
  await takeBackDue(tx, bill, occasion)
  const { held, creditBack } = await readBillMoney(tx, bill.id)
  const missing = Math.min(bill.amount - held, creditBack)
  if (missing <= 0) return
  // Credit that paid for it before it ended does so again, as far as it is still there.
  const amount = Math.min(missing, await lockCredit(tx, bill.payer_id))
  const [from, to] = [accountOf("credit", bill.payer_id), accountOf("bill", bill.id)]
  await bookMoney(tx, occasion, [{ what: "credit", from, to, amount, billId: bill.id }])
}

async function takeBackDue(tx: Transaction<DB>, bill: BookedBill, occasion: Occasion): Promise<void> {
  const { held, due } = await readBillMoney(tx, bill.id)
  if (held >= bill.amount || due === 0) return
  const notes = await tx
    .selectFrom("payment_note")
    .select(["id", "due"])
    .where("bill_id", "=", bill.id)
    .where("outcome", "=", "REFUND_DUE")
    .where("kind", "<>", "DOUBLE")
    .orderBy("noted_at")
    .execute()
  for (const { id: noteId, due: amount } of notes) {
    await tx
      .updateTable("payment_note")
      .set({
        outcome: "ACCEPTED",
        outcome_before: "REFUND_DUE",
        due: null,
        settled_at: occasion.at,
        settled_by: occasion.actorId,
      })
      .where("id", "=", noteId)
      .execute()
    const [from, to] = [accountOf("refund", bill.id), accountOf("bill", bill.id)]
    await bookMoney(tx, occasion, [
      { what: "taken-back", from, to, amount: amount ?? 0, billId: bill.id, subjectId: noteId },
    ])
  }
}

interface CalledOff extends Occasion {
  readonly billId: string
  /** Which purchase of the bill, where it is one. */
  readonly subjectId?: string
  readonly amount: number
  /** The kind of account that the money leaves. */
  readonly from: "bill" | "sale" | "earned"
}

/** Notes money as due back because what it was for was called off. */
export async function noteCalledOff(
  tx: Transaction<DB>,
  { billId, subjectId, amount, from, ...occasion }: CalledOff,
): Promise<void> {
  const id = newId()
  await tx
    .insertInto("payment_note")
    .values({
      id,
      bill_id: billId,
      subject_id: subjectId ?? null,
      kind: "CALLED_OFF",
      amount,
      due: amount,
      remark: "",
      noted_at: occasion.at,
      noted_by: null,
      outcome: "REFUND_DUE",
      settled_at: occasion.at,
    })
    .execute()
  await bookMoney(tx, occasion, [
    {
      what: "refund-due",
      from: accountOf(from, billId),
      to: accountOf("refund", billId),
      amount,
      billId,
      subjectId: id,
    },
  ])
}
