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
import { lockBillOf } from "./decide-receipt.ts"
import { standingEntries, takeBackEntries } from "./ledger.ts"
import { moveBill, type BillRow } from "./move-bill.ts"

/**
 * Takes a confirmation back while nothing was given for it: money and bill are as before it, the receipt waits again, and
 * nobody hears of it. Where things are given at once (`HOLD_MINUTES=0`) it does so for ten minutes while nothing was used,
 * and whoever was told that the money is there is told that it is not. Throws `notFound`, `ownCase`, `decidedAlready` if
 * it is not confirmed, and `undoTooLate`.
 */
export async function undoReceipt(
  services: Services,
  handlers: BillHandlerTable,
  { receiptId, clerkId }: { readonly receiptId: string; readonly clerkId: string },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const bill = await lockBillOf(tx, receiptId)
    const parties = await partiesOf(tx, handlers, bill)
    refuseOwnCase(clerkId, parties)
    const receipt = await tx
      .selectFrom("bill_receipt")
      .select(["rejected_at", "part_at"])
      .where("id", "=", receiptId)
      .executeTakeFirstOrThrow()
    const { state, confirmed_at: confirmedAt } = bill
    if (receipt.rejected_at !== null || receipt.part_at !== null || state !== "CONFIRMED" || !confirmedAt)
      throw new AppError("decidedAlready")
    const at = services.clock.now()
    const isGiven = bill.deliver_at === null
    const isLate = services.config.holdMinutes > 0 || at.getTime() - confirmedAt.getTime() > billLimits.undoMs
    // Until it is given it is never too late, even where the job that gives it is.
    if (isGiven && isLate) throw new AppError("undoTooLate")
    await takeMoneyBack(tx, bill, { at, actorId: clerkId, confirmedAt })
    await moveBill(tx, handlers, bill, { step: "take-back", at, actorId: clerkId })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "receipt.undo",
      subject: { kind: "bill", id: bill.id },
      details: { receiptId, transferCode: bill.transfer_code, amount: bill.amount },
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

interface Undoing {
  readonly at: Date
  readonly actorId: string
  readonly confirmedAt: Date
}

const confirming: ReadonlySet<string> = new Set(["receipt", "waived", "paid", "over"])

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
  await tx
    .updateTable("payment_note")
    .set({ outcome: null, settled_at: null, settled_by: null })
    .where("bill_id", "=", bill.id)
    .where("outcome", "=", "ACCEPTED")
    .where("settled_at", "=", confirmedAt)
    .execute()
}
