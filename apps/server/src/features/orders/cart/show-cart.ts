import type { Cart, CartLine, CartLineState } from "@roomwright/contract/orders/cart"
import { orderLimits } from "@roomwright/contract/orders/calls"
import { mostUnpaidPieces } from "@roomwright/contract/orders/unpaid-pieces"
import type { Language } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../../platform/database/row-types.ts"
import type { Services } from "../../../platform/services.ts"
import { deliveryTo, readSoldVariants, type SoldVariant } from "../../catalogue/catalogue.public.ts"
import { sumUp } from "../offer-product.ts"
import { itemOf } from "../stored-item.ts"
import { showItems } from "../show-items.ts"
import type { CartRow } from "./cart-rows.ts"

interface Reader {
  /** Null for a visitor, who is not told what is sold no longer. */
  readonly accountId: string | null
  readonly province?: string | undefined
  readonly language: Language
}

/** A cart by merchant, at current prices, with what stands against ordering each row. */
export async function showCart(
  services: Pick<Services, "database" | "config" | "clock">,
  rows: readonly CartRow[],
  { accountId, province, language }: Reader,
): Promise<Cart> {
  const { db } = services.database
  const sold = await readSoldVariants(
    db,
    rows.map(({ variantId }) => variantId),
  )
  const known = rows.flatMap((row) => {
    const found = sold.get(row.variantId)
    const isShown = found?.productId === row.productId && (found.isOnSale || accountId !== null)
    return found && isShown ? [{ row, found }] : []
  })
  // Pictures of what was withdrawn are nobody's to see.
  const items = await showItems(
    services,
    known.map(({ found }) => ({
      subjectId: found.productId,
      item: { ...itemOf(found), ...(found.isOnSale ? {} : { pictureId: null }) },
    })),
    language,
  )
  const held = accountId === null ? new Map<string, number>() : await readHeld(db, accountId)
  const lines = known.flatMap(({ row, found }, at) => {
    const item = items[at]
    if (!item) return []
    const checked = checkLine(row, found, { accountId, held: held.get(row.variantId) ?? 0 })
    return [{ sellerId: found.merchantId, line: { ...toLine(row, found, checked, province), item } }]
  })
  const shown = new Set(known.map(({ row }) => row.variantId))
  return {
    groups: await toGroups(db, lines),
    deleted: rows.filter(({ variantId }) => !shown.has(variantId)).map(({ variantId }) => variantId),
    lines: rows.length,
    pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

interface Checked {
  readonly state: CartLineState
  readonly most: number
}

/** Whether a buyer may order a row now, and how many of it at most. */
export function checkLine(
  { quantity }: Pick<CartRow, "quantity">,
  { merchantId, isOnSale, stock }: SoldVariant,
  { accountId, held }: { readonly accountId: string | null; readonly held: number },
): Checked {
  const mayHold = Math.max(0, mostUnpaidPieces(stock + held) - held)
  const most = isOnSale ? Math.min(stock, mayHold, orderLimits.quantityMax) : 0
  if (merchantId === accountId) return { state: "own", most: 0 }
  if (!isOnSale) return { state: "gone", most }
  if (stock === 0) return { state: "soldOut", most }
  if (stock < quantity) return { state: "few", most }
  return { state: quantity > most ? "tooMuch" : "ok", most }
}

function toLine(
  { variantId, quantity, seenPrice, workId }: CartRow,
  found: SoldVariant,
  { state, most }: Checked,
  province: string | undefined,
): Omit<CartLine, "item"> {
  const delivery = province === undefined ? null : deliveryTo(found, province)
  const sums = delivery ? sumUp(found, delivery, quantity) : null
  return {
    variantId,
    quantity,
    unitPrice: found.price,
    seenPrice: seenPrice ?? found.price,
    stock: found.stock,
    most,
    itemsTotal: found.price * quantity,
    deliveryCost: sums?.deliveryCost ?? null,
    delivery: delivery ? { daysMin: delivery.daysMin, daysMax: delivery.daysMax } : null,
    state,
    workId,
    offer: state === "ok" ? (sums?.offer ?? null) : null,
  }
}

async function toGroups(
  db: Kysely<DB>,
  lines: readonly { readonly sellerId: string; readonly line: CartLine }[],
): Promise<Cart["groups"]> {
  const bySeller = Map.groupBy(lines, ({ sellerId }) => sellerId)
  if (bySeller.size === 0) return []
  const sellers = await db
    .selectFrom("account")
    .select(["id", "nickname"])
    .where("id", "in", [...bySeller.keys()])
    .execute()
  const byId = new Map(sellers.map((seller) => [seller.id, seller]))
  return [...bySeller].flatMap(([id, some]) => {
    const seller = byId.get(id)
    return seller ? [{ seller, lines: some.map(({ line }) => line) }] : []
  })
}

/** How many pieces of each variant a buyer holds unpaid. */
export async function readHeld(db: Kysely<DB>, buyerId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ variant_id: string; pieces: number }>`
    select variant_id, sum(quantity)::int as pieces from (
      select o.variant_id, o.quantity from market_order o
      where o.buyer_id = ${buyerId} and o.state = 'AWAITING_PAYMENT' and o.variant_id is not null
      union all
      select (line ->> 'variantId')::uuid, (line ->> 'quantity')::int
      from market_order o, jsonb_array_elements(o.item -> 'lines') as line
      where o.buyer_id = ${buyerId} and o.state = 'AWAITING_PAYMENT'
    ) held group by variant_id`.execute(db)
  return new Map(rows.map(({ variant_id, pieces }) => [variant_id, pieces]))
}
