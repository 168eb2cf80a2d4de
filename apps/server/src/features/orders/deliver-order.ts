import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep, type Sweep } from "../../platform/sweep.ts"
import { lockOrder, moveOrder } from "./move-order.ts"

interface Shipment {
  readonly orderId: string
  readonly sellerId: string
  readonly carrier: string
  /** "" for none. */
  readonly tracking: string
}

/**
 * The seller has handed a paid order to the carrier. Throws `notFound` for others' orders, `orderChanged`.
 */
export async function shipOrder(
  services: Services,
  { orderId, sellerId, carrier, tracking }: Shipment,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.seller_id !== sellerId) throw new AppError("notFound")
    const at = services.clock.now()
    await moveOrder(tx, services, order, { step: "ship", at, actorId: sellerId, set: { carrier, tracking } })
  })
}

/**
 * The buyer confirms a delivery or accepts a design. Throws `notFound` for others' orders, `orderChanged`.
 */
export async function completeOrder(services: Services, orderId: string, buyerId: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.buyer_id !== buyerId) throw new AppError("notFound")
    await moveOrder(tx, services, order, { step: "complete", at: services.clock.now(), actorId: buyerId })
  })
}

export const sweepOfOrders = (services: Pick<Services, "clock" | "log">): Sweep =>
  createSweep(services, "an order could not be completed")

/**
 * Completes shipped orders, and paid design orders, whose buyers have done nothing for long enough, each in
 * its own transaction. Returns how many.
 */
export function completeDueOrders(services: Services, sweep = sweepOfOrders(services)): Promise<number> {
  const { clock, database } = services
  return sweep.all(
    async (without) => {
      const due = await database.db
        .selectFrom("market_order")
        .select("id")
        .where("completes_at", "<=", clock.now())
        .where(sql<boolean>`id <> all(${without}::uuid[])`)
        .orderBy("completes_at")
        .limit(500)
        .execute()
      return due.map(({ id }) => id)
    },
    (id) =>
      inTransaction(services, async (tx) => {
        const order = await lockOrder(tx, id)
        const at = clock.now()
        // The buyer, or another process, was faster.
        if (!order?.completes_at || order.completes_at > at) return false
        await moveOrder(tx, services, order, { step: "complete", at, actorId: null })
        return true
      }),
  )
}
