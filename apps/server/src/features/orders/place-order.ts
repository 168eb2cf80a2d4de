import { Receiver } from "@roomwright/contract/orders/addresses"
import type { Language, LocalText } from "@roomwright/contract/language"
import type { Commission } from "@roomwright/contract/settings/commission"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { prepare } from "../../platform/database/prepared.ts"
import type { TransactionOptions } from "../../platform/database/run-transaction.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { openBill } from "../payments/payments.public.ts"
import { commissionKey, parseCommission } from "../settings/settings.public.ts"
import type { StoredItem } from "./stored-item.ts"
import { findCommission } from "./find-commission.ts"
import { factsOf } from "./notify-of-order.ts"

export interface Placed {
  readonly orderId: string
  readonly billId: string
}

/**
 * Serialises a buyer's orders: a repeat waits for the first, and none slips past the limits of unpaid orders.
 */
export const aloneFor = (buyerId: string): TransactionOptions => ({
  alone: `orders of ${buyerId}`,
  readsFirst: true,
})

interface Ordering {
  readonly buyerId: string
  readonly key: string
  readonly bodyHash: string
  readonly variantId?: string
  /** A saved address. */
  readonly addressId?: string
}

export interface Buyer {
  readonly nickname: string
  /** The earlier order with this key. */
  readonly placed: Placed | null
  readonly receiver: Receiver | null
  /** Unpaid orders, and how many pieces of the variant they contain. */
  readonly openOrders: number
  readonly openPieces: number
  /** What the platform keeps of an order at this moment: read along, since a statement of its own would be waited for. */
  readonly commission: Commission
}

const readBuyerRow = prepare<{
  nickname: string
  order_id: string | null
  bill_id: string | null
  body_hash: string | null
  receiver: unknown
  open_orders: number
  open_pieces: number
  commission: unknown
}>(`
  select a.nickname, before.id as order_id, before.bill_id, before.body_hash, saved.receiver,
    (select count(*) from market_order o where o.buyer_id = a.id and o.state = 'AWAITING_PAYMENT') as open_orders,
    (select coalesce(sum(held.quantity), 0) from (
      select o.quantity from market_order o
      where o.buyer_id = a.id and o.state = 'AWAITING_PAYMENT' and o.variant_id = $3
      union all
      select (line ->> 'quantity')::int from market_order o, jsonb_array_elements(o.item -> 'lines') as line
      where o.buyer_id = a.id and o.state = 'AWAITING_PAYMENT' and line ->> 'variantId' = $3::text
    ) held) as open_pieces,
    (select value from setting where key = $5) as commission
  from account a
    left join market_order before on before.buyer_id = a.id and before.key = $2
    left join saved_address saved on saved.account_id = a.id and saved.id = $4
  where a.id = $1`)

/** Everything needed about the buyer, in one statement. Throws `keyReused`. */
export async function readBuyer(
  tx: Transaction<DB>,
  { buyerId, key, bodyHash, variantId, addressId }: Ordering,
): Promise<Buyer> {
  const [row] = await readBuyerRow.run(tx, [
    buyerId,
    key,
    variantId ?? null,
    addressId ?? null,
    commissionKey,
  ])
  if (!row) throw new Error("Who orders has no account.")
  if (row.body_hash !== null && row.body_hash !== bodyHash) throw new AppError("keyReused")
  const { order_id: orderId, bill_id: billId } = row
  return {
    nickname: row.nickname,
    placed: orderId !== null && billId !== null ? { orderId, billId } : null,
    receiver: row.receiver === null ? null : z.parse(Receiver, row.receiver),
    openOrders: row.open_orders,
    openPieces: row.open_pieces,
    commission: parseCommission(row.commission),
  }
}

export interface NewOrder {
  readonly kind: OrderKind
  readonly buyer: { readonly id: string; readonly nickname: string }
  /** The platform's rates at this moment. */
  readonly commission: Commission
  readonly sellerId: string
  readonly subjectId: string
  readonly item: StoredItem
  /** For the bill. */
  readonly title: LocalText
  readonly unitPrice: number
  readonly quantity: number
  readonly total: number
  readonly contact: { readonly email: string; readonly mobile: string | null }
  readonly remark: string
  /** The buyer's: its mails are in this language. */
  readonly language: Language
  readonly key: string
  readonly bodyHash: string
  /** For a design. */
  readonly licence?: string
  /** For goods. */
  readonly goods?: {
    /** Null for an order of several things. */
    readonly variantId: string | null
    readonly deliveryCost: number
    readonly daysMin: number
    readonly daysMax: number
    readonly receiver: Receiver
    readonly addressId: string
  }
}

/** The order, the first entry of its timeline, and the mark of its address as the last used. */
const insertOrder = prepare(`
  with made as (
    insert into market_order
      (id, kind, buyer_id, seller_id, subject_id, variant_id, item, unit_price, quantity, delivery_cost, days_min,
        days_max, total, receiver, buyer_email, buyer_mobile, licence, remark, bill_id, key, body_hash, state, created_at,
        language, commission)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
      $26, $27)
    returning id, buyer_id, state, created_at
  ), used as (
    update saved_address set used_at = $23 where id = $24 and account_id = $3
  )
  insert into market_order_change (id, order_id, at, actor_id, by, from_state, to_state, reason)
  select $25, id, created_at, buyer_id, 'buyer', null, state, null from made`)

/**
 * Writes an order with its bill, the first entry of its timeline and the notifications to its buyer and its seller: one
 * statement per feature, sent together. It locks nothing that others wait for. Throws `paymentsClosed`.
 */
export async function placeOrder(tx: Transaction<DB>, services: Services, order: NewOrder): Promise<Placed> {
  const placed = { orderId: newId(), billId: newId() }
  services.notifications.lookAhead(tx, [
    { accountId: order.buyer.id, type: "ORDER_RECEIVED" },
    { accountId: order.sellerId, type: "ORDER_PLACED" },
  ])
  const [{ code }] = await Promise.all([
    openBill(tx, services, {
      id: placed.billId,
      payerId: order.buyer.id,
      kind: `${order.kind}-order`,
      subjectId: placed.orderId,
      title: order.title,
      amount: order.total,
    }),
    writeOrder(tx, services, placed, order),
  ])
  const facts = factsOfNew(order, code)
  await notifyBuyer(tx, services, { ...placed, order, facts })
  await notifySeller(tx, services, { ...placed, order, facts })
  return placed
}

/** Writes an order under a bill that somebody opens, with the first entry of its timeline. */
export async function writeOrder(
  tx: Transaction<DB>,
  services: Pick<Services, "clock">,
  { orderId, billId }: Placed,
  { kind, buyer, sellerId, item, total, goods, contact, commission: rates, ...order }: NewOrder,
): Promise<void> {
  const commission = await findCommission(
    tx,
    {
      kind,
      sellerId,
      commission: rates,
      parts: item.lines
        ? item.lines.map((line) => ({ productId: line.productId, sum: line.unitPrice * line.quantity }))
        : [{ productId: order.subjectId, sum: order.unitPrice * order.quantity }],
    },
    services.clock.now(),
  )
  await insertOrder.run(tx, [
    orderId,
    kind,
    buyer.id,
    sellerId,
    order.subjectId,
    goods?.variantId ?? null,
    JSON.stringify(item),
    order.unitPrice,
    order.quantity,
    goods?.deliveryCost ?? 0,
    goods?.daysMin ?? null,
    goods?.daysMax ?? null,
    total,
    goods ? JSON.stringify(goods.receiver) : null,
    contact.email,
    contact.mobile,
    order.licence ?? null,
    order.remark,
    billId,
    order.key,
    order.bodyHash,
    "AWAITING_PAYMENT",
    services.clock.now(),
    goods?.addressId ?? null,
    newId(),
    order.language,
    commission,
  ])
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
