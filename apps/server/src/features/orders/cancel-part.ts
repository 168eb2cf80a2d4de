import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { lowerBill, type BillHandlerTable, type BillRow } from "../payments/payments.public.ts"
import { lockOrder, moveOrder, type OrderRow } from "./move-order.ts"
import { moveOrderStock } from "./move-order-stock.ts"
import { titleOfBill } from "./name-order.ts"
import { StoredItem } from "./stored-item.ts"

type Rest = readonly Pick<OrderRow, "item" | "quantity" | "total">[]

/** The other orders of a locked bill that are in force, in the order in which they were placed; null if there are none. */
export async function readRestOfBill(
  tx: Transaction<DB>,
  { billId, without }: { readonly billId: string; readonly without: string },
): Promise<Rest | null> {
  const rest = await tx
    .selectFrom("market_order")
    .select(["item", "quantity", "total"])
    .where("bill_id", "=", billId)
    .where("id", "<>", without)
    .where("state", "<>", "CANCELLED")
    .orderBy("id")
    .execute()
  return rest.length > 0 ? rest : null
}

interface CallingOff {
  readonly bill: BillRow
  readonly rest: Rest
  readonly orderId: string
  readonly at: Date
  readonly actorId: string
  readonly reason: string | null
}

/**
 * Calls off one of several orders of a locked bill, which then asks for less. Returns whether the bill was unpaid;
 * otherwise nothing was done. Throws `orderChanged`.
 */
export async function callOffPart(
  tx: Transaction<DB>,
  services: Pick<Services, "notifications">,
  handlers: BillHandlerTable,
  { bill, rest, orderId, at, actorId, reason }: CallingOff,
): Promise<boolean> {
  if (bill.state !== "AWAITING_PAYMENT" && bill.state !== "REJECTED") return false
  const order = await lockOrder(tx, orderId)
  if (order?.state !== "AWAITING_PAYMENT") throw new AppError("orderChanged")
  await moveOrder(tx, services, order, { step: "cancel", at, actorId, reason })
  // Before the stock: the bill may be paid by this, and then moves its other orders.
  await lowerBill(tx, services, handlers, {
    bill,
    amount: rest.reduce((sum, { total }) => sum + total, 0),
    title: titleOfBill(rest.map(({ item, quantity }) => ({ item: z.parse(StoredItem, item), quantity }))),
    at,
    actorId,
    reason,
  })
  await moveOrderStock(tx, [order], 1)
  return true
}
