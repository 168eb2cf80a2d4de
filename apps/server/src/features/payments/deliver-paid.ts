import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { refuseOwnCase } from "../../platform/own-case.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { recordAudit } from "../audit/audit.public.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { partiesOf } from "./bill-parties.ts"
import { deliverBill, lockBill } from "./move-bill.ts"
import { notifyPayer } from "./notify-payer.ts"

export const sweepOfDeliveries = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "what was paid could not be given")

/**
 * Gives what confirmed bills have bought once the minutes for taking it back are over, each in its own transaction. A bill that
 * somebody holds at the moment, such as a clerk who takes it back, is left for the next round. Returns how many.
 */
export function deliverPaid(
  services: Services,
  handlers: BillHandlerTable,
  sweep = sweepOfDeliveries(services),
): Promise<number> {
  const { clock, database } = services
  return sweep.all(
    async (without) => {
      const due = await database.db
        .selectFrom("bill")
        .select("id")
        .where("deliver_at", "<=", clock.now())
        .where("state", "=", "CONFIRMED")
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("deliver_at")
        .limit(500)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const at = clock.now()
        const bill = await tx
          .selectFrom("bill")
          .selectAll()
          .where("id", "=", id)
          .where("deliver_at", "<=", at)
          .where("state", "=", "CONFIRMED")
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (!bill) return false
        await deliverBill(tx, handlers, bill, at)
        await notifyPayer(tx, services, handlers, bill)
        return true
      }),
  )
}

/**
 * Gives what a confirmed bill has bought before its minutes are over, because a clerk is sure; it can no longer be taken back
 * then. Throws `notFound`, `ownCase`, and `decidedAlready` if it was given or taken back meanwhile.
 */
export const deliverNow = (
  services: Services,
  handlers: BillHandlerTable,
  { billId, clerkId }: { readonly billId: string; readonly clerkId: string },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill) throw new AppError("notFound")
    refuseOwnCase(clerkId, await partiesOf(tx, handlers, bill))
    if (bill.state !== "CONFIRMED" || bill.deliver_at === null) throw new AppError("decidedAlready")
    const at = services.clock.now()
    await deliverBill(tx, handlers, bill, at)
    await notifyPayer(tx, services, handlers, bill)
    await recordAudit(tx, at, {
      actorId: clerkId,
      action: "receipt.deliver",
      subject: { kind: "bill", id: bill.id },
      details: { transferCode: bill.transfer_code, amount: bill.amount },
    })
  })
