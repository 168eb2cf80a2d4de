import { forgetKept, readStoredJson, writeStored } from "../session/safe-storage.ts"

/** A row of a cart that this browser keeps for somebody who has not signed in. */
export interface VisitorEntry {
  readonly product: string
  readonly variant: string
  readonly quantity: number
  readonly seenPrice: number
  readonly work?: string
}

const key = "cart"
const most = 999

const isEntry = (value: unknown): value is VisitorEntry => {
  if (typeof value !== "object" || value === null) return false
  const { product, variant, quantity, seenPrice } = value as Partial<VisitorEntry>
  return (
    typeof product === "string" &&
    typeof variant === "string" &&
    Number.isSafeInteger(quantity) &&
    Number.isSafeInteger(seenPrice)
  )
}

/** The newest row first; what cannot be read is none. */
export function readVisitorCart(): VisitorEntry[] {
  const stored = readStoredJson(key)
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

export const writeVisitorCart = (entries: readonly VisitorEntry[]): void =>
  writeStored(key, entries.length > 0 ? JSON.stringify(entries) : null)

export const countVisitorPieces = (): number =>
  readVisitorCart().reduce((sum, { quantity }) => sum + quantity, 0)

/** Puts rows in: adds to what is there, or makes it at least as much. */
export function fillVisitorCart(entries: readonly VisitorEntry[], counting: "add" | "atLeast"): void {
  let kept = readVisitorCart()
  for (const entry of entries.toReversed()) {
    const before = kept.find(({ variant }) => variant === entry.variant)
    const others = kept.filter((one) => one !== before)
    const had = before?.quantity ?? 0
    const quantity = counting === "add" ? had + entry.quantity : Math.max(had, entry.quantity)
    kept = [{ ...entry, ...before, quantity: Math.min(most, quantity) }, ...others]
  }
  writeVisitorCart(kept)
}

/** Another tab changed it. Gives what stops listening. */
export function watchVisitorCart(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== key) return
    forgetKept(event.key)
    listener()
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}
