import { sql } from "kysely"
import * as z from "zod/mini"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { StoredItem } from "./stored-item.ts"

export const sweepOfPartRefunds = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "a seller could not be told of a part refund")

/** Tells sellers what was given back of their orders, once that cannot be withdrawn any more. Returns how many. */
export function notifyPartRefunds(services: Services, sweep = sweepOfPartRefunds(services)): Promise<number> {
  const { clock, database, notifications } = services
  return sweep.all(
    async (without) => {
      const untold = await database.db
        .selectFrom("order_refund")
        .select("note_id")
        .where("tell_at", "<=", clock.now())
        .where(sql<boolean>`note_id <> all(${without}::uuid[])`)
        .orderBy("tell_at")
        .limit(500)
        .execute()
      return untold.map(({ note_id: id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const given = await tx
          .updateTable("order_refund")
          .set({ tell_at: null })
          .where("note_id", "=", id)
          .where("tell_at", "<=", clock.now())
          .returning(["order_id", "amount"])
          .executeTakeFirst()
        // Withdrawn meanwhile, or told by another process.
        if (!given) return false
        const order = await tx
          .selectFrom("market_order as o")
          .innerJoin("bill as b", "b.id", "o.bill_id")
          .innerJoin("payment_note as n", (join) => join.on("n.id", "=", id))
          .select(["o.id", "o.seller_id", "o.item", "b.transfer_code", "n.remark"])
          .where("o.id", "=", given.order_id)
          .executeTakeFirstOrThrow()
        await notifications.write(tx, {
          accountId: order.seller_id,
          type: "SALE_PART_REFUNDED",
          values: {
            code: order.transfer_code,
            orderId: order.id,
            title: z.parse(StoredItem, order.item).name,
            sum: given.amount,
            reason: order.remark,
          },
        })
        return true
      }),
  )
}
