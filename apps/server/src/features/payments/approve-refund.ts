import type { PaymentNote } from "@roomwright/contract/payments/receipts-admin"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import { readFourEyes } from "../settings/settings.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { lockNote } from "./lock-note.ts"
import { readNote } from "./read-notes.ts"

/**
 * Approves a refund that is due, once. From the sum of the settings on, nobody notes a refund as made that they have
 * approved themselves, or that nobody has. Throws `notFound`, `ownCase`, `decidedAlready`.
 */
export async function approveRefund(
  services: Services,
  handlers: BillHandlerTable,
  { noteId, clerkId }: { readonly noteId: string; readonly clerkId: string },
): Promise<PaymentNote> {
  await inTransaction(services, async (tx) => {
    const { bill, note } = await lockNote(tx, noteId)
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    if (note.outcome !== "REFUND_DUE" || note.approved_by !== null) throw new AppError("decidedAlready")
    const at = services.clock.now()
    await tx
      .updateTable("payment_note")
      .set({ approved_by: clerkId, approved_at: at })
      .where("id", "=", noteId)
      .execute()
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "money.approve",
      subject: { kind: "bill", id: bill.id },
      details: { noteId, due: note.due },
    })
  })
  return readNote(services, noteId)
}

interface Refunding {
  readonly due: number
  /** What went back on its bill before, so that nobody splits a large sum. */
  readonly wentBack: number
  readonly approvedBy: string | null
  readonly clerkId: string
}

/** Throws `secondClerkNeeded` where a refund takes two clerks and this is not the second one. */
export async function demandSecondClerk(
  tx: Transaction<DB>,
  { due, wentBack, approvedBy, clerkId }: Refunding,
): Promise<void> {
  const from = await readFourEyes(tx)
  if (from === null || due + wentBack < from) return
  if (approvedBy === null || approvedBy === clerkId) throw new AppError("secondClerkNeeded")
}
