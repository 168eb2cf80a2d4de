import type { LocalText } from "@roomwright/contract/language"
import { sql, type Insertable, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { openBill } from "../payments/payments.public.ts"
import { noteOrderChange } from "./move-order.ts"
import type { StoredItem } from "./stored-item.ts"

export interface Placed {
  readonly orderId: string
  readonly billId: string
}

/** The order that this key has made, once whoever else is making it is done. Throws `keyReused`. */
export async function findPlaced(
  tx: Transaction<DB>,
  buyerId: string,
  key: string,
  bodyHash: string,
): Promise<Placed | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${buyerId} ${key}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom("market_order")
    .select(["id", "bill_id", "body_hash"])
    .where("buyer_id", "=", buyerId)
    .where("key", "=", key)
    .executeTakeFirst()
  if (!row) return null
  if (row.body_hash !== bodyHash) throw new AppError("keyReused")
  return { orderId: row.id, billId: row.bill_id }
}

type OrderValues = Omit<
  Insertable<DB["market_order"]>,
  "id" | "item" | "bill_id" | "state" | "buyer_id" | "seller_id" | "created_at" | "kind" | "total"
>

interface NewOrder {
  readonly kind: "product" | "design"
  readonly buyerId: string
  readonly sellerId: string
  readonly item: StoredItem
  /** On the bill. */
  readonly title: LocalText
  readonly total: number
  readonly at: Date
  readonly values: OrderValues
}

/** Writes an order with its bill, the first entry of its timeline and the mail to its seller. Throws `paymentsClosed`. */
export async function placeOrder(
  tx: Transaction<DB>,
  services: Services,
  { kind, buyerId, sellerId, item, title, total, at, values }: NewOrder,
): Promise<Placed> {
  const orderId = newId()
  const billId = await openBill(tx, services, {
    payerId: buyerId,
    kind: `${kind}-order`,
    subjectId: orderId,
    title,
    amount: total,
  })
  await tx
    .insertInto("market_order")
    .values({
      ...values,
      id: orderId,
      kind,
      buyer_id: buyerId,
      seller_id: sellerId,
      item: JSON.stringify(item),
      total,
      bill_id: billId,
      state: "AWAITING_PAYMENT",
      created_at: at,
    })
    .execute()
  await noteOrderChange(tx, {
    orderId,
    at,
    actorId: buyerId,
    by: "buyer",
    from: null,
    to: "AWAITING_PAYMENT",
    reason: null,
  })
  const buyer = await tx
    .selectFrom("account")
    .select("nickname")
    .where("id", "=", buyerId)
    .executeTakeFirstOrThrow()
  await services.mails.write(tx, {
    accountId: sellerId,
    type: "ORDER_PLACED",
    values: { orderId, title: item.name, buyer: buyer.nickname },
  })
  return { orderId, billId }
}

/** Sums in refusals, as they are written in Vietnam. */
export const writeSum = (sum: number): string => new Intl.NumberFormat("vi-VN").format(sum)
