import { Receiver } from "@roomwright/contract/orders/addresses"
import type { Commission } from "@roomwright/contract/settings/commission"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { commissionKey, parseCommission } from "../settings/settings.public.ts"
import type { Placed } from "./write-orders.ts"

export interface Ordering {
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
  /** The earlier order has other content. */
  readonly isKeyReused: boolean
  readonly receiver: Receiver | null
  /** Unpaid orders, and how many pieces of the variant they contain. */
  readonly openOrders: number
  readonly openPieces: number
  /** What the platform keeps of an order at this moment: read along, since a statement of its own would be waited for. */
  readonly commission: Commission
}

interface BuyerRow {
  readonly nickname: string
  readonly order_id: string | null
  readonly bill_id: string | null
  readonly body_hash: string | null
  readonly receiver: unknown
  readonly open_orders: number
  readonly open_pieces: number
  readonly commission: unknown
}

const readBuyerRows = prepare<BuyerRow>(`
  select a.nickname, before.id as order_id, before.bill_id, before.body_hash, saved.receiver,
    (select count(*) from market_order o where o.buyer_id = a.id and o.state = 'AWAITING_PAYMENT') as open_orders,
    (select coalesce(sum(held.quantity), 0) from (
      select o.quantity from market_order o
      where o.buyer_id = a.id and o.state = 'AWAITING_PAYMENT' and o.variant_id = asked.variant_id
      union all
      select (line ->> 'quantity')::int from market_order o, jsonb_array_elements(o.item -> 'lines') as line
      where o.buyer_id = a.id and o.state = 'AWAITING_PAYMENT' and line ->> 'variantId' = asked.variant_id::text
    ) held) as open_pieces,
    (select value from setting where key = $5) as commission
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) with ordinality
      as asked (buyer_id, key, variant_id, address_id, at)
    join account a on a.id = asked.buyer_id
    left join market_order before on before.buyer_id = a.id and before.key = asked.key
    left join saved_address saved on saved.account_id = a.id and saved.id = asked.address_id
  order by asked.at`)

/** The same for one. Throws `keyReused`. */
export async function readBuyer(tx: Transaction<DB>, ordering: Ordering): Promise<Buyer> {
  const [buyer] = await readBuyers(tx, [ordering])
  if (!buyer) throw new Error("Who orders has no account.")
  refuseKey(buyer)
  return buyer
}

/** Refuses an order with the key of another one. Throws `keyReused`. */
export function refuseKey({ isKeyReused }: Pick<Buyer, "isKeyReused">): void {
  if (isKeyReused) throw new AppError("keyReused")
}

/** Everything needed about buyers, in their order, in one statement. */
export async function readBuyers(
  tx: Transaction<DB>,
  orderings: readonly Ordering[],
): Promise<readonly Buyer[]> {
  const rows = await readBuyerRows.run(tx, [
    orderings.map(({ buyerId }) => buyerId),
    orderings.map(({ key }) => key),
    orderings.map(({ variantId }) => variantId ?? null),
    orderings.map(({ addressId }) => addressId ?? null),
    commissionKey,
  ])
  if (rows.length !== orderings.length) throw new Error("Who orders has no account.")
  return rows.map((row, at) => ({
    nickname: row.nickname,
    placed:
      row.order_id !== null && row.bill_id !== null ? { orderId: row.order_id, billId: row.bill_id } : null,
    isKeyReused: row.body_hash !== null && row.body_hash !== orderings[at]?.bodyHash,
    receiver: row.receiver === null ? null : z.parse(Receiver, row.receiver),
    openOrders: row.open_orders,
    openPieces: row.open_pieces,
    commission: parseCommission(row.commission),
  }))
}
