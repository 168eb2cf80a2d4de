import type { Language } from "@roomwright/contract/language"
import {
  countCart,
  changeCart,
  fillCart,
  previewCart,
  readCart,
  type Cart,
  type CartEntry,
} from "@roomwright/contract/orders/cart"
import { ApiError } from "../api.ts"
import { currentSession } from "../session/session-store.ts"
import { siteCall } from "../site-call.ts"
import { publishPieces } from "./cart-count.ts"
import { countVisitorPieces, fillVisitorCart, readVisitorCart, writeVisitorCart } from "./visitor-cart.ts"

export type Counting = "add" | "atLeast"

/** Puts things into the cart: the account's, or the browser's before somebody signs in. */
export async function putIntoCart(
  language: Language,
  entries: readonly CartEntry[],
  counting: Counting,
): Promise<void> {
  const call = siteCall(language)
  if (currentSession()) {
    const { pieces } = await call(fillCart, { body: { entries: [...entries], counting } })
    return publishPieces(pieces)
  }
  // The server says which variant it is, what it costs, and whether it is sold.
  const { groups } = await call(previewCart, { body: { entries: [...entries] } })
  const lines = groups.flatMap((group) => group.lines)
  fillVisitorCart(
    lines.map(({ variantId, item, quantity, unitPrice, workId }) => ({
      product: item.subjectId,
      variant: variantId,
      quantity,
      seenPrice: unitPrice,
      ...(workId === null ? {} : { work: workId }),
    })),
    counting,
  )
  publishPieces(countVisitorPieces())
}

const empty: Cart = { groups: [], deleted: [], lines: 0, pieces: 0 }

/** The cart of whoever looks; `province` for what delivery costs. */
export async function loadCart(language: Language, province?: string): Promise<Cart> {
  const call = siteCall(language)
  if (currentSession()) {
    await mergeVisitorCart(language)
    const cart = await call(readCart, { query: province === undefined ? {} : { province } })
    publishPieces(cart.pieces)
    return cart
  }
  const entries = readVisitorCart()
  publishPieces(countVisitorPieces())
  return entries.length === 0 ? empty : call(previewCart, { body: { entries } })
}

/** Sets quantities; 0 takes a row out. */
export async function setQuantities(
  language: Language,
  changes: readonly { readonly variant: string; readonly quantity: number; readonly price?: number }[],
): Promise<void> {
  if (currentSession()) {
    const body = { changes: changes.map(({ variant, quantity }) => ({ variant, quantity })) }
    const { pieces } = await siteCall(language)(changeCart, { body })
    return publishPieces(pieces)
  }
  const wanted = new Map(changes.map((change) => [change.variant, change]))
  writeVisitorCart(
    readVisitorCart().flatMap((entry) => {
      const change = wanted.get(entry.variant)
      if (!change) return [entry]
      const { quantity, price = entry.seenPrice } = change
      return quantity === 0 ? [] : [{ ...entry, quantity, seenPrice: price }]
    }),
  )
  publishPieces(countVisitorPieces())
}

/**
 * What a visitor put in joins the cart of whoever signs in: as many as in the larger of both, so that a repeat, or
 * another tab at the same time, doubles nothing.
 */
async function mergeVisitorCart(language: Language): Promise<void> {
  const entries = readVisitorCart()
  if (entries.length === 0 || !currentSession()) return
  await siteCall(language)(fillCart, { body: { entries, counting: "atLeast" } })
  // What came in meanwhile stays.
  const merged = new Set(entries.map(({ variant, quantity }) => `${variant} ${quantity}`))
  writeVisitorCart(readVisitorCart().filter(({ variant, quantity }) => !merged.has(`${variant} ${quantity}`)))
}

/** Brings the count in the header up to date, after merging. What fails is tried again with the next page. */
export async function refreshCount(language: Language): Promise<void> {
  if (!currentSession()) return publishPieces(countVisitorPieces())
  try {
    await mergeVisitorCart(language)
    const { pieces } = await siteCall(language)(countCart, {})
    publishPieces(pieces)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
