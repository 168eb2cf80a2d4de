import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { moveBill } from "./move-bill.ts"

/**
 * Expires the bills whose time is over, each in a transaction of its own. Bills that another process or a payer holds
 * are left for the next time. Gives how many.
 */
export async function expireBills(services: Services, handlers: BillHandlerTable): Promise<number> {
  const { clock, database } = services
  const due = await database.db
    .selectFrom("bill")
    .select("id")
    .where("due_at", "<=", clock.now())
    .orderBy("due_at")
    .limit(500)
    .execute()
  let expired = 0
  for (const { id } of due) {
    expired += await inTransaction(services, async (tx) => {
      const bill = await tx
        .selectFrom("bill")
        .selectAll()
        .where("id", "=", id)
        // A receipt may have come meanwhile.
        .where("due_at", "<=", clock.now())
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!bill) return 0
      await moveBill(tx, handlers, bill, { step: "expire", at: clock.now(), actorId: null })
      return 1
    })
  }
  return expired
}
