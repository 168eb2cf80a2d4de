import type { Transaction } from "kysely"
import type { TransactionOptions } from "../../platform/database/run-transaction.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { openBills } from "../payments/payments.public.ts"
import { factsOf } from "./notify-of-order.ts"
import { writeOrders, type NewOrder, type Placed } from "./write-orders.ts"

/**
 * Serialises a buyer's orders: a repeat waits for the first, and none slips past the limits of unpaid orders.
 */
export const aloneFor = (buyerId: string): TransactionOptions => ({
  alone: aloneKeyOf(buyerId),
  readsFirst: true,
})

export const aloneKeyOf = (buyerId: string): string => `orders of ${buyerId}`

/**
 * Writes an order with its bill, the first entry of its timeline and the notifications to its buyer and its seller: one
 * statement per feature, sent together. It locks nothing that others wait for. Throws `paymentsClosed`.
 */
export async function placeOrder(tx: Transaction<DB>, services: Services, order: NewOrder): Promise<Placed> {
  lookAhead(tx, services, [order])
  const [placed] = await placeOrders(tx, services, [order])
  if (!placed) throw new Error("An order that was to be placed is not there.")
  return placed
}

/** Has everybody looked up whom `placeOrders` will notify. */
export const lookAhead = (
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  orders: readonly Pick<NewOrder, "buyer" | "sellerId">[],
): void =>
  notifications.lookAhead(
    tx,
    orders.flatMap(({ buyer, sellerId }) => [
      { accountId: buyer.id, type: "ORDER_RECEIVED" },
      { accountId: sellerId, type: "ORDER_PLACED" },
    ]),
  )

/** The same for orders of several buyers, in their order; the statements are as many as for one. */
export async function placeOrders(
  tx: Transaction<DB>,
  services: Services,
  orders: readonly NewOrder[],
): Promise<Placed[]> {
  const placing = orders.map((order) => ({ order, orderId: newId(), billId: newId() }))
  const [bills] = await Promise.all([
    openBills(
      tx,
      services,
      placing.map(({ order, orderId, billId }) => ({
        id: billId,
        payerId: order.buyer.id,
        kind: `${order.kind}-order` as const,
        subjectId: orderId,
        title: order.title,
        amount: order.total,
      })),
    ),
    writeOrders(tx, services, placing),
  ])
  await Promise.all(
    placing.map(async (placed, at) => {
      const facts = factsOfNew(placed.order, bills[at]?.code ?? "")
      await notifyBuyer(tx, services, { ...placed, facts })
      await notifySeller(tx, services, { ...placed, facts })
    }),
  )
  return placing.map(({ orderId, billId }) => ({ orderId, billId }))
}

type Facts = ReturnType<typeof factsOfNew>

/** What notifications say of a new order; `code` is its bill's. */
export const factsOfNew = (order: NewOrder, code: string) => ({
  ...factsOf(order),
  title: order.item.name,
  code,
  sum: order.total,
})

interface NewsOfNew extends Placed {
  readonly order: NewOrder
  readonly facts: Facts
}

export const notifyBuyer = (
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  { orderId, billId, order, facts }: NewsOfNew,
): Promise<void> =>
  notifications.write(tx, {
    accountId: order.buyer.id,
    type: "ORDER_RECEIVED",
    values: { ...facts, orderId, billId },
    language: order.language,
  })

export const notifySeller = (
  tx: Transaction<DB>,
  { notifications }: Pick<Services, "notifications">,
  { orderId, order, facts }: NewsOfNew,
): Promise<void> =>
  notifications.write(tx, {
    accountId: order.sellerId,
    type: "ORDER_PLACED",
    values: { ...facts, orderId, buyer: order.buyer.nickname },
  })
