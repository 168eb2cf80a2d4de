import type { Cart, CartLine } from "@roomwright/contract/orders/cart"
import { readStoredJson, writeStored } from "../../platform/session/safe-storage.ts"

/** Rows that somebody leaves in the cart for later. What is put in newly is always picked. */
const key = "cart-left"

export function readLeft(): ReadonlySet<string> {
  const stored = readStoredJson(key)
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [])
}

export const writeLeft = (left: ReadonlySet<string>): void =>
  writeStored(key, left.size > 0 ? JSON.stringify([...left]) : null)

export const linesOf = ({ groups }: Cart): CartLine[] => groups.flatMap(({ lines }) => lines)

/** The rows that would be ordered now. */
export const pickedOf = (lines: readonly CartLine[], left: ReadonlySet<string>): CartLine[] =>
  lines.filter(({ state, variantId }) => state === "ok" && !left.has(variantId))

/** What these rows come to (VND), all by the server's numbers. */
export const sumOf = (lines: readonly CartLine[]) => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  items: lines.reduce((sum, { itemsTotal }) => sum + itemsTotal, 0),
  delivery: lines.reduce((sum, { deliveryCost }) => sum + (deliveryCost ?? 0), 0),
})
