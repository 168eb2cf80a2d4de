import { billLimits } from "@roomwright/contract/payments/bills"
import { sql } from "kysely"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { readBillMoney } from "./bill-money.ts"
import { issueCreditNote } from "./credit-notes.ts"
import { lockBill } from "./move-bill.ts"

export const sweepOfRefunds = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a payer could not be told of a refund")

/**
 * Notifies payers that a refund is due, and asks where it should go: once for each note, whatever made it due.
 * Returns how many were notified.
 */
export function notifyRefunds(services: Services, sweep = sweepOfRefunds(services)): Promise<number> {
  const { clock, database, notifications } = services
  return sweep.all(
    async (without) => {
      const final = new Date(clock.now().getTime() - billLimits.undoMs)
      const untold = await database.db
        .selectFrom("payment_note")
        .select("id")
        .where("outcome", "=", "REFUND_DUE")
        .where("told_at", "is", null)
        // A part refund can be withdrawn for ten minutes, and nobody is told before.
        .where((eb) => eb.or([eb("kind", "<>", "PART"), eb("noted_at", "<=", final)]))
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("settled_at")
        .limit(500)
        .execute()
      return untold.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const note = await tx
          .updateTable("payment_note")
          .set({ told_at: clock.now() })
          .where("id", "=", id)
          .where("outcome", "=", "REFUND_DUE")
          .where("told_at", "is", null)
          .returning(["bill_id", "due"])
          .executeTakeFirst()
        if (!note?.due) return false
        const bill = await tx
          .selectFrom("bill")
          .select(["payer_id", "transfer_code"])
          .where("id", "=", note.bill_id)
          .executeTakeFirstOrThrow()
        await notifications.write(tx, {
          accountId: bill.payer_id,
          type: "REFUND_DUE",
          values: { code: bill.transfer_code, billId: note.bill_id, sum: note.due },
        })
        return true
      }),
  )
}

/**
 * Tells payers of refunds that were made, once they cannot be taken back silently any more, numbers the credit note, and
 * forgets the account number that has served. Returns how many were told.
 */
export function tellMadeRefunds(services: Services, sweep = sweepOfRefunds(services)): Promise<number> {
  const { clock, database, notifications } = services
  return sweep.all(
    async (without) => {
      const untold = await database.db
        .selectFrom("payment_note")
        .select("id")
        .where("tell_refund_at", "<=", clock.now())
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("tell_refund_at")
        .limit(500)
        .execute()
      return untold.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const known = await tx
          .selectFrom("payment_note")
          .select("bill_id")
          .where("id", "=", id)
          .executeTakeFirst()
        const bill = known && (await lockBill(tx, known.bill_id))
        const note = await tx
          .updateTable("payment_note")
          .set({ tell_refund_at: null })
          .where("id", "=", id)
          .where("tell_refund_at", "<=", clock.now())
          .returning(["due", "reference"])
          .executeTakeFirst()
        // Taken back meanwhile, or told by another process.
        if (!bill || !note) return false
        // Nobody keeps an account number that has served.
        if ((await readBillMoney(tx, bill.id)).due === 0)
          await tx.updateTable("bill").set({ refund_account: null }).where("id", "=", bill.id).execute()
        await issueCreditNote(tx, id, clock.now())
        await notifications.write(tx, {
          accountId: bill.payer_id,
          type: "REFUND_SENT",
          values: {
            code: bill.transfer_code,
            billId: bill.id,
            sum: note.due ?? 0,
            reference: note.reference ?? "–",
          },
        })
        return true
      }),
  )
}
