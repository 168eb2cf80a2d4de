import { useSyncExternalStore } from "react"

/** How many pieces are in the cart, as this page knows it; null until it does. */
let pieces: number | null = null
const listeners = new Set<() => void>()

export function publishPieces(next: number): void {
  pieces = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nothing = (): number | null => null

/** How many pieces are in the cart; null on the server and until it is known. */
export const useCartPieces = (): number | null => useSyncExternalStore(subscribe, () => pieces, nothing)
