import { billLimits } from "@roomwright/contract/payments/bills"
import type { PaymentNote } from "@roomwright/contract/payments/receipts-admin"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { lockNote } from "./lock-note.ts"
import { standingEntries, takeBackEntries } from "./ledger.ts"
import { readNote } from "./read-notes.ts"

interface Undoing {
  readonly noteId: string
  readonly clerkId: string
  readonly reason?: string | undefined
}

/**
 * Takes a refund back that was noted as made: it is due again. For ten minutes nobody was told of it; afterwards it
 * takes a reason, such as a transfer that the bank returned, and its payer is told and asked for an account anew.
 * Throws `notFound`, `ownCase`, `decidedAlready` if none was made, `reasonMissing`.
 */
export async function undoRefund(
  services: Services,
  handlers: BillHandlerTable,
  { noteId, clerkId, reason }: Undoing,
): Promise<PaymentNote> {
  await inTransaction(services, async (tx) => {
    const { bill, note } = await lockNote(tx, noteId)
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    if (note.outcome !== "REFUNDED" || !note.settled_at) throw new AppError("decidedAlready")
    const at = services.clock.now()
    const wasTold = note.tell_refund_at === null
    const isLate = wasTold || at.getTime() - note.settled_at.getTime() > billLimits.undoMs
    if (isLate && reason === undefined) throw new AppError("reasonMissing")
    const made = await standingEntries(tx, { subjectId: noteId }).where("e.what", "=", "refund").execute()
    await takeBackEntries(tx, { at, actorId: clerkId }, made)
    await tx
      .updateTable("payment_note")
      .set({
        outcome: "REFUND_DUE",
        reference: null,
        tell_refund_at: null,
        // Another transfer is another decision.
        approved_by: null,
        approved_at: null,
        undone_reason: reason ?? null,
        settled_at: at,
        settled_by: clerkId,
        // Who was not told knows that it is due already.
        ...(wasTold ? { told_at: at } : {}),
      })
      .where("id", "=", noteId)
      .execute()
    if (wasTold)
      await services.notifications.write(tx, {
        accountId: bill.payer_id,
        type: "REFUND_RETURNED",
        values: { code: bill.transfer_code, billId: bill.id, sum: note.due ?? 0, reason: reason ?? "" },
      })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "money.undo",
      subject: { kind: "bill", id: bill.id },
      details: { noteId, amount: note.due, reason: reason ?? null, reference: note.reference },
    })
  })
  return readNote(services, noteId)
}
