import { billLimits } from "@roomwright/contract/payments/bills"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { readBillMoney } from "./bill-money.ts"
import { usedBy } from "./book-bill.ts"
import { accountOf, bookMoney, kept, standingEntries, takeBackEntries } from "./ledger.ts"
import { lockNote } from "./lock-note.ts"
import type { BillRow } from "./move-bill.ts"

interface PartRefund {
  /** Locked, and paid. */
  readonly bill: BillRow
  /** Which purchase of the bill, where it has several. */
  readonly subjectId: string | null
  /** VND. */
  readonly amount: number
  /** What staff say to it. */
  readonly reason: string
  /** Whose money it is by now: the seller's of a completed sale; null while it is held for the purchase, or the platform's own. */
  readonly sellerId: string | null
  /** What the platform had kept of it and gives back to the seller. */
  readonly commission: number
  readonly at: Date
  readonly actorId: string
}

/**
 * Makes a part of what was paid due back; the purchase stays. Returns the id of its note. Throws `refundTooHigh` above
 * what came for the bill and has not gone back: what the platform let off is not refunded.
 */
export async function recordPartRefund(
  tx: Transaction<DB>,
  { bill, subjectId, amount, reason, sellerId, commission, ...occasion }: PartRefund,
): Promise<string> {
  const most = await readRefundable(tx, bill.id)
  if (amount > most) throw new AppError("refundTooHigh", { values: { most } })
  const id = newId()
  await tx
    .insertInto("payment_note")
    .values({
      id,
      bill_id: bill.id,
      subject_id: subjectId,
      kind: "PART",
      amount,
      due: amount,
      remark: reason,
      noted_at: occasion.at,
      noted_by: occasion.actorId,
      outcome: "REFUND_DUE",
      settled_at: occasion.at,
      settled_by: occasion.actorId,
    })
    .execute()
  const from = sellerId === null ? usedBy(bill) : accountOf("seller", sellerId)
  const shared = { billId: bill.id, subjectId: id }
  await bookMoney(tx, occasion, [
    ...(sellerId === null
      ? []
      : [{ what: "commission-return" as const, from: kept, to: from, amount: commission, ...shared }]),
    { what: "refund-due", from, to: accountOf("refund", bill.id), amount, ...shared },
  ])
  return id
}

/** What of a paid bill is still with its sales, sellers or the platform, without what the platform let off (VND). */
export async function readRefundable(tx: Transaction<DB>, billId: string): Promise<number> {
  const { rows } = await sql<{ readonly used: number }>`
    select (coalesce(sum(amount) filter (where to_kind in ('sale', 'earned', 'seller', 'commission')), 0)
      - coalesce(sum(amount) filter (where from_kind in ('sale', 'earned', 'seller', 'commission')), 0))::bigint as used
    from money_entry where bill_id = ${billId}`.execute(tx)
  const { waived } = await readBillMoney(tx, billId)
  return Math.max(0, (rows[0]?.used ?? 0) - waived)
}

/** What of a bill goes or went back by part refunds (VND). */
export async function readGivenBack(tx: Transaction<DB>, billId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom("payment_note")
    .select(({ fn }) => fn.sum<string | null>("amount").as("sum"))
    .where("bill_id", "=", billId)
    .where("kind", "=", "PART")
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * Takes a part refund back that was a mistake, for ten minutes, before its payer is told: the note is gone, the ledger
 * has counter entries. Returns its bill and sum. Throws `notFound`, `decidedAlready` if it was made, `undoTooLate`.
 */
export async function withdrawPartRefund(
  tx: Transaction<DB>,
  { noteId, ...occasion }: { readonly noteId: string; readonly at: Date; readonly actorId: string },
): Promise<{ readonly bill: BillRow; readonly amount: number }> {
  const { bill, note } = await lockNote(tx, noteId)
  if (note.kind !== "PART") throw new AppError("notFound")
  if (note.outcome !== "REFUND_DUE") throw new AppError("decidedAlready")
  const isLate = occasion.at.getTime() - note.noted_at.getTime() > billLimits.undoMs
  // Part of it is known not to have come, or its payer knows of it.
  if (isLate || note.told_at !== null || note.due !== note.amount) throw new AppError("undoTooLate")
  await takeBackEntries(tx, occasion, await standingEntries(tx, { subjectId: noteId }).execute())
  await tx.deleteFrom("payment_note").where("id", "=", noteId).execute()
  return { bill, amount: note.amount }
}
