import type { Receiver } from "@roomwright/contract/orders/addresses"
import type { Language, LocalText } from "@roomwright/contract/language"
import type { Commission } from "@roomwright/contract/settings/commission"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import type { Transaction } from "kysely"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { findCommission } from "./find-commission.ts"
import type { StoredItem } from "./stored-item.ts"

export interface Placed {
  readonly orderId: string
  readonly billId: string
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

/** Orders, the first entries of their timelines, and the marks of their addresses as the last used. */
const insertOrders = prepare(`
  with asked as (
    select * from json_to_recordset($1) as t (id uuid, kind text, buyer_id uuid, seller_id uuid, subject_id uuid,
      variant_id uuid, item jsonb, unit_price bigint, quantity int, delivery_cost bigint, days_min int, days_max int,
      total bigint, receiver jsonb, buyer_email text, buyer_mobile text, licence text, remark text, bill_id uuid, key uuid,
      body_hash text, language text, commission bigint, change_id uuid)
  ), made as (
    insert into market_order
      (id, kind, buyer_id, seller_id, subject_id, variant_id, item, unit_price, quantity, delivery_cost, days_min,
        days_max, total, receiver, buyer_email, buyer_mobile, licence, remark, bill_id, key, body_hash, language,
        commission, state, created_at)
    select id, kind, buyer_id, seller_id, subject_id, variant_id, item, unit_price, quantity, delivery_cost, days_min,
      days_max, total, receiver, buyer_email, buyer_mobile, licence, remark, bill_id, key, body_hash, language,
      commission, $2, $3::timestamptz
    from asked
  ), used as (
    update saved_address set used_at = $3 where id = any($4::uuid[])
  )
  insert into market_order_change (id, order_id, at, actor_id, by, from_state, to_state, reason)
  select change_id, id, $3, buyer_id, 'buyer', null, $2, null from asked`)

interface Written extends Placed {
  readonly order: NewOrder
}

/** Writes orders under bills that somebody opens, with the first entries of their timelines. */
export async function writeOrders(
  tx: Transaction<DB>,
  services: Pick<Services, "clock">,
  orders: readonly Written[],
): Promise<void> {
  const now = services.clock.now()
  const rows = await Promise.all(
    orders.map(async (written) => rowOf(written, await commissionOf(tx, written.order, now))),
  )
  const addresses = orders.flatMap(({ order }) => order.goods?.addressId ?? [])
  await insertOrders.run(tx, [JSON.stringify(rows), "AWAITING_PAYMENT", now, addresses])
}

const commissionOf = (
  tx: Transaction<DB>,
  { kind, sellerId, commission, item, ...order }: NewOrder,
  now: Date,
): Promise<number> =>
  findCommission(
    tx,
    {
      kind,
      sellerId,
      commission,
      parts: item.lines
        ? item.lines.map((line) => ({ productId: line.productId, sum: line.unitPrice * line.quantity }))
        : [{ productId: order.subjectId, sum: order.unitPrice * order.quantity }],
    },
    now,
  )

/** By the columns of `insertOrders`. */
const rowOf = ({ orderId, billId, order: { goods, ...order } }: Written, commission: number) => ({
  id: orderId,
  kind: order.kind,
  buyer_id: order.buyer.id,
  seller_id: order.sellerId,
  subject_id: order.subjectId,
  variant_id: goods?.variantId,
  item: order.item,
  unit_price: order.unitPrice,
  quantity: order.quantity,
  delivery_cost: goods?.deliveryCost ?? 0,
  days_min: goods?.daysMin,
  days_max: goods?.daysMax,
  total: order.total,
  receiver: goods?.receiver,
  buyer_email: order.contact.email,
  buyer_mobile: order.contact.mobile,
  licence: order.licence,
  remark: order.remark,
  bill_id: billId,
  key: order.key,
  body_hash: order.bodyHash,
  language: order.language,
  commission,
  change_id: newId(),
})
