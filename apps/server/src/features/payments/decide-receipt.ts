import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { deliveryOf, lockBill, moveBill } from "./move-bill.ts"
import { notifyPayer } from "./notify-payer.ts"

export type Decision =
  | { readonly outcome: "confirm" }
  | { readonly outcome: "reject"; readonly reason: string }

/**
 * Confirms or refuses a receipt: the bill's state, the audit log and what follows are one transaction. What a confirmed
 * bill has bought is given, and its payer told, when the minutes for taking it back are over. Of two clerks the first wins. Throws `notFound`, `ownCase`, `decidedAlready`.
 */
export async function decideReceipt(
  services: Services,
  handlers: BillHandlerTable,
  { receiptId, clerkId, decision }: { receiptId: string; clerkId: string; decision: Decision },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const bill = await lockBillOf(tx, receiptId)
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    // Read after the lock: a faster clerk has finished by now.
    const receipt = await tx
      .selectFrom("bill_receipt")
      .select(["rejected_at", "part_at"])
      .where("id", "=", receiptId)
      .executeTakeFirstOrThrow()
    if (receipt.rejected_at !== null || receipt.part_at !== null || bill.state !== "PENDING_REVIEW")
      throw new AppError("decidedAlready")
    const at = services.clock.now()
    if (decision.outcome === "reject") {
      await tx
        .updateTable("bill_receipt")
        .set({ rejected_at: at, rejected_for: decision.reason })
        .where("id", "=", receiptId)
        .execute()
    }
    const reason = decision.outcome === "reject" ? decision.reason : null
    const deliverAt = reason === null ? deliveryOf(services, at) : null
    await moveBill(tx, handlers, bill, {
      step: decision.outcome,
      at,
      actorId: clerkId,
      deliverAt,
      ...(reason === null ? {} : { reason }),
    })
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: `receipt.${decision.outcome}`,
      subject: { kind: "bill", id: bill.id },
      details: { receiptId, transferCode: bill.transfer_code, amount: bill.amount, reason },
    })
    if (reason === null) {
      // Whoever is told later is not told of a mistake that was taken back.
      if (deliverAt === null) await notifyPayer(tx, services, handlers, bill)
      return
    }
    await services.notifications.write(tx, {
      accountId: bill.payer_id,
      type: "RECEIPT_REJECTED",
      values: { code: bill.transfer_code, billId: bill.id, reason },
    })
  })
}

/** Locks the bill of a receipt. Throws `notFound`. */
async function lockBillOf(tx: Transaction<DB>, receiptId: string) {
  const receipt = await tx
    .selectFrom("bill_receipt")
    .select("bill_id")
    .where("id", "=", receiptId)
    .executeTakeFirst()
  const bill = receipt && (await lockBill(tx, receipt.bill_id))
  if (!bill) throw new AppError("notFound")
  return bill
}
