import type { ProductId, ShopOffer } from "./shopping-host.ts"
import { countIn, type RoomName, type WantedProduct } from "./wanted-products.ts"

/** What was chosen apart from what stands in the home. */
export interface OrderChoices {
  /** Only what stands in it; null: in the whole home. */
  readonly room: RoomName | null
  /** Products that are not wanted. */
  readonly left: ReadonlySet<ProductId>
  /** Numbers that were typed. */
  readonly typed: ReadonlyMap<ProductId, number>
  /** Which other product is taken in the place of one. */
  readonly instead: ReadonlyMap<ProductId, ProductId>
}

export const noChoices: OrderChoices = {
  room: null,
  left: new Set(),
  typed: new Map(),
  instead: new Map(),
}

/** `few`: less is there than wanted; `gone`: no longer sold; `asking`: nothing is known yet. */
export type OrderRowState = "ok" | "few" | "soldOut" | "gone" | "asking"

export interface OrderRow {
  /** By the shop's name as soon as that is known. */
  readonly wanted: WantedProduct
  /** The one that is ordered: it, or another in its place. */
  readonly product: ProductId
  readonly offer: ShopOffer | null
  readonly state: OrderRowState
  readonly quantity: number
  readonly isPicked: boolean
}

/** The rows of an order: what stands in the room, as far as it is sold, and as many as are there. `offers` is null before it is known. */
export function orderRows(
  wanted: readonly WantedProduct[],
  offers: ReadonlyMap<ProductId, ShopOffer> | null,
  { room, left, typed, instead }: OrderChoices,
): readonly OrderRow[] {
  return wanted.flatMap((one) => {
    const count = countIn(one, room)
    if (count === 0) return []
    const product = instead.get(one.product) ?? one.product
    const offer = offers?.get(product) ?? null
    const quantity = typed.get(one.product) ?? count
    const state = offers === null ? "asking" : stateOf(offer, quantity)
    const isPicked = state === "ok" && !left.has(one.product)
    const known = offers?.get(one.product)
    const named = known ? { ...one, name: known.name } : one
    return [{ wanted: named, product, offer, state, quantity, isPicked } as const]
  })
}

function stateOf(offer: ShopOffer | null, quantity: number): OrderRowState {
  if (!offer) return "gone"
  if (offer.stock === 0) return "soldOut"
  return quantity > offer.stock ? "few" : "ok"
}

export interface OrderSums {
  readonly pieces: number
  /** VND, with VAT. */
  readonly items: number
  /** Null where the way of a row is not known. */
  readonly delivery: number | null
}

/** What the picked rows come to. */
export function sumOrder(rows: readonly OrderRow[]): OrderSums {
  const picked = rows.filter(({ isPicked }) => isPicked)
  const add = (of: (row: OrderRow) => number): number => picked.reduce((sum, row) => sum + of(row), 0)
  return {
    pieces: add(({ quantity }) => quantity),
    items: add(({ offer, quantity }) => (offer?.price ?? 0) * quantity),
    delivery: picked.some(({ offer }) => !offer?.delivery)
      ? null
      : add(({ offer, quantity }) => (offer?.delivery?.cost ?? 0) * quantity),
  }
}

/** The rates of VAT in Vietnam, %: the second is for most goods until the end of 2026. */
export const vatRates = [10, 8, 5, 0] as const
export const usualVat = 8

/** The VAT in a sum that contains it, VND. */
export const vatIn = (sum: number, rate: number): number => Math.round((sum * rate) / (100 + rate))

/** What is put into the cart: of the same product in several rows all together. */
export function entriesOf(
  rows: readonly OrderRow[],
): readonly { readonly product: ProductId; readonly quantity: number }[] {
  const counts = new Map<ProductId, number>()
  for (const { product, quantity, isPicked } of rows)
    if (isPicked) counts.set(product, (counts.get(product) ?? 0) + quantity)
  return [...counts].map(([product, quantity]) => ({ product, quantity }))
}
