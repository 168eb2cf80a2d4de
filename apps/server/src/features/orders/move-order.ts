import { OrderKind, orderLimits, OrderState, type orderActors } from "@roomwright/contract/orders/calls"
import type { Selectable, Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { bookSale } from "../payments/payments.public.ts"
import { nextState, waitsIn, type OrderStep } from "./order-states.ts"
import { notifyOfOrder } from "./notify-of-order.ts"

export type OrderRow = Selectable<DB["market_order"]>
type OrderActor = (typeof orderActors)[number]

export interface OrderMove {
  readonly step: OrderStep
  readonly at: Date
  /** Null when time causes it. */
  readonly actorId: string | null
  readonly reason?: string | null
  /** VND that go back to the buyer by this. */
  readonly refund?: number
  /** One mail tells the buyer of all orders of a bill: this one writes none. */
  readonly isTold?: boolean
  /** Nobody hears of it, as nobody heard of what it takes back. */
  readonly isSilent?: boolean
  /** Written with the state. */
  readonly set?: { readonly carrier?: string; readonly tracking?: string; readonly refund_due_at?: Date }
}

/** Locks an order for the rest of the transaction; undefined if it does not exist. Lock its bill before. */
export const lockOrder = (tx: Transaction<DB>, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom("market_order").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()

/** What of an order was not given back (VND): its seller gets so much, and its end returns so much. */
export const leftOf = ({ total, given_back: given }: Pick<OrderRow, "total" | "given_back">): number =>
  total - given

/** What the platform keeps of a sum of an order (VND), rounded down, so that all of it leaves all of the commission. */
export const commissionOn = (
  { total, commission }: Pick<OrderRow, "total" | "commission">,
  sum: number,
): number => (total === 0 ? 0 : Number((BigInt(commission) * BigInt(sum)) / BigInt(total)))

/** Somebody's side of an order; somebody on neither side is staff. */
export function actorIn(order: Pick<OrderRow, "buyer_id" | "seller_id">, actorId: string | null): OrderActor {
  if (actorId === null) return "time"
  if (actorId === order.buyer_id) return "buyer"
  return actorId === order.seller_id ? "seller" : "staff"
}

/**
 * The only way to change an order's state: by the state table, with a record of the change, the seller's
 * money and notifications to the others. The order must be locked. Throws `orderChanged` if the table has no such step.
 */
export async function moveOrder(
  tx: Transaction<DB>,
  services: Pick<Services, "notifications">,
  order: OrderRow,
  { step, at, actorId, reason = null, refund = 0, isTold = false, isSilent = false, set = {} }: OrderMove,
): Promise<OrderState> {
  const from = z.parse(OrderState, order.state)
  const kind = z.parse(OrderKind, order.kind)
  const to = nextState(kind, from, step)
  if (to === null) throw new AppError("orderChanged")
  await tx
    .updateTable("market_order")
    .set({
      ...set,
      state: to,
      ...(to === "SHIPPED" ? { shipped_at: at } : {}),
      completes_at: to === waitsIn(kind) ? new Date(at.getTime() + orderLimits.completesAfterMs) : null,
    })
    .where("id", "=", order.id)
    .execute()
  const by = actorIn(order, actorId)
  const isCounted = to === "COMPLETED" || from === "COMPLETED"
  const amount = isCounted ? leftOf(order) : null
  await recordOrderChange(tx, { orderId: order.id, at, actorId, by, from, to, reason, amount })
  if (isCounted)
    await bookSale(tx, {
      billId: order.bill_id,
      orderId: order.id,
      sellerId: order.seller_id,
      amount: leftOf(order),
      commission: commissionOn(order, leftOf(order)),
      at,
      actorId,
      isComplete: to === "COMPLETED",
    })
  if (to === "AWAITING_PAYMENT" || isSilent) return to
  // Payments themselves notify the buyer of the payment.
  const readers = [
    ...(by === "buyer" || isTold || to === "PAID" ? [] : (["buyer"] as const)),
    ...(by === "seller" ? [] : (["seller"] as const)),
  ]
  for (const side of readers)
    await notifyOfOrder(tx, services, order, { status: to, side, reason, refund, shipment: set })
  return to
}

interface OrderTurn {
  readonly orderId: string
  readonly at: Date
  readonly actorId: string | null
  readonly by: OrderActor
  readonly from: OrderState | null
  readonly to: OrderState
  readonly reason: string | null
  /** What it counts for the seller (VND): a completion, or its end. */
  readonly amount?: number | null
}

export async function recordOrderChange(tx: Transaction<DB>, turn: OrderTurn): Promise<void> {
  await tx
    .insertInto("market_order_change")
    .values({
      id: newId(),
      order_id: turn.orderId,
      at: turn.at,
      actor_id: turn.actorId,
      by: turn.by,
      from_state: turn.from,
      to_state: turn.to,
      reason: turn.reason,
      amount: turn.amount ?? null,
    })
    .execute()
}
