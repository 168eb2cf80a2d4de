import { billLimits } from "@roomwright/contract/payments/bills"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { standingEntries, takeBackEntries } from "./ledger.ts"
import { lockBill, moveBill, stateBefore, type BillRow } from "./move-bill.ts"

/**
 * Takes the confirmation of a bill back while nothing was given for it, whether staff confirmed a receipt or accepted money
 * that came otherwise: money, notes and bill are as before it, and nobody hears of it. Where things are given at once
 * (`HOLD_MINUTES=0`) that of a receipt is taken back for ten minutes while nothing was used, and whoever was told that the money is there
 * is told that it is not. Throws `notFound`, `ownCase`, `decidedAlready` if it is not confirmed, and `undoTooLate`.
 */
export async function undoConfirmation(
  services: Services,
  handlers: BillHandlerTable,
  { billId, clerkId }: { readonly billId: string; readonly clerkId: string },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill) throw new AppError("notFound")
    const parties = await partiesOf(tx, handlers, bill)
    refuseOwnCase(clerkId, parties)
    const { state, confirmed_at: confirmedAt } = bill
    if (state !== "CONFIRMED" || !confirmedAt) throw new AppError("decidedAlready")
    const at = services.clock.now()
    const isGiven = bill.deliver_at === null
    // Until it is given it is never too late, even where the job that gives it is.
    if (isGiven && !(await mayCorrect(tx, services, { bill, confirmedAt, at })))
      throw new AppError("undoTooLate")
    await takeMoneyBack(tx, bill, { at, actorId: clerkId, confirmedAt })
    await moveBill(tx, handlers, bill, { step: "take-back", at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "receipt.undo",
      subject: { kind: "bill", id: bill.id },
      details: { transferCode: bill.transfer_code, amount: bill.amount },
    })
    // Nobody was told of what was not given.
    if (!isGiven) return
    await services.notifications.write(tx, {
      accountId: bill.payer_id,
      type: "PAYMENT_RECHECKED",
      values: { code: bill.transfer_code, billId: bill.id },
    })
  })
}

interface Correcting {
  readonly bill: BillRow
  readonly confirmedAt: Date
  readonly at: Date
}

/** What was given at once is corrected for some minutes, where a receipt said that the money is there. */
async function mayCorrect(
  tx: Transaction<DB>,
  { config }: Services,
  { bill, confirmedAt, at }: Correcting,
): Promise<boolean> {
  if (config.holdMinutes > 0 || at.getTime() - confirmedAt.getTime() > billLimits.undoMs) return false
  return (await stateBefore(tx, bill)) === "PENDING_REVIEW"
}

/** Until when the confirmation of a bill can be taken back: until what it pays is given, or for as long as where that is at once. */
export function undoneUntil(
  { config }: Pick<Services, "config">,
  { deliver_at: given, confirmed_at: at }: Pick<BillRow, "deliver_at" | "confirmed_at">,
): Date | null {
  if (config.holdMinutes > 0 || !at) return given
  return new Date(at.getTime() + billLimits.undoMs)
}

interface Undoing {
  readonly at: Date
  readonly actorId: string
  readonly confirmedAt: Date
}

const confirming: ReadonlySet<string> = new Set([
  "receipt",
  "waived",
  "paid",
  "over",
  // Of a late payment.
  "taken-back",
  "credit",
])

/** Counter entries for all that the confirmation booked, and its notes as they were. */
async function takeMoneyBack(
  tx: Transaction<DB>,
  bill: BillRow,
  { confirmedAt, ...occasion }: Undoing,
): Promise<void> {
  const entries = await standingEntries(tx, { billId: bill.id }).where("e.at", ">=", confirmedAt).execute()
  // More money has moved since: somebody noted, settled or assigned some.
  if (entries.some(({ at, what }) => at > confirmedAt || !confirming.has(what)))
    throw new AppError("undoTooLate")
  const ids = entries.map(({ id }) => id)
  const proof = await tx
    .selectFrom("statement_line")
    .select("id")
    .where("proves", "in", ids)
    .executeTakeFirst()
  // The bank has shown the money.
  if (proof) throw new AppError("undoTooLate")
  await takeBackEntries(tx, occasion, entries)
  await tx
    .deleteFrom("payment_note")
    .where("bill_id", "=", bill.id)
    .where("noted_by", "is", null)
    .where("kind", "=", "OVER")
    .where("noted_at", "=", confirmedAt)
    .where("outcome", "is", null)
    .execute()
  await reopenNotes(tx, bill, { confirmedAt, ...occasion })
}

/** Notes that the confirmation settled are as they were before it: nobody had decided, or on something else. */
async function reopenNotes(
  tx: Transaction<DB>,
  bill: BillRow,
  { confirmedAt, at, actorId }: Undoing,
): Promise<void> {
  const settled = tx
    .updateTable("payment_note")
    .where("bill_id", "=", bill.id)
    .where("outcome", "=", "ACCEPTED")
    .where("settled_at", "=", confirmedAt)
  await settled
    .where("outcome_before", "is", null)
    .set({ outcome: null, settled_at: null, settled_by: null })
    .execute()
  await settled
    .where("outcome_before", "is not", null)
    .set(({ ref, selectFrom }) => ({
      outcome: ref("outcome_before"),
      outcome_before: null,
      // What was due back before the bill took it again.
      due: selectFrom("money_entry as e")
        .select("e.amount")
        .whereRef("e.subject_id", "=", "payment_note.id")
        .where("e.what", "=", "taken-back")
        .where("e.at", "=", confirmedAt)
        .limit(1),
      settled_at: at,
      settled_by: actorId,
    }))
    .execute()
}
