import { sql } from "kysely"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { moveBill } from "./move-bill.ts"

export const sweepOfBills = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a bill could not be expired")

/** A bill whose money has arrived waits for staff, however long they take. */
const isMissingMoney = sql<boolean>`not exists (
  select from money_balance m where m.kind = 'bill' and m.id = bill.id and m.balance >= bill.amount
)`

/**
 * Expires due bills, each in its own transaction, and skips locked ones until the next time. Returns how
 * many.
 */
export function expireBills(
  services: Services,
  handlers: BillHandlerTable,
  sweep = sweepOfBills(services),
): Promise<number> {
  const { clock, database } = services
  return sweep.all(
    async (without) => {
      const due = await database.db
        .selectFrom("bill")
        .select("id")
        .where("due_at", "<=", clock.now())
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .where(isMissingMoney)
        .orderBy("due_at")
        .limit(500)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const bill = await tx
          .selectFrom("bill")
          .selectAll()
          .where("id", "=", id)
          // A receipt may have come meanwhile.
          .where("due_at", "<=", clock.now())
          .where(isMissingMoney)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (!bill) return false
        await moveBill(tx, handlers, bill, { step: "expire", at: clock.now(), actorId: null })
        return true
      }),
  )
}
