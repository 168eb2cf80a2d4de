import type { Cart, CartLine } from "@roomwright/contract/orders/cart"
import { useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { loadCart, setQuantities } from "../../platform/cart/cart-calls.ts"
import { useCartPieces } from "../../platform/cart/cart-count.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { useSession } from "../../platform/session/use-session.ts"
import { showToast } from "../../platform/toast-store.ts"
import { linesOf, readLeft, writeLeft } from "./picked-rows.ts"

export type Change = Pick<CartLine, "variantId"> & { readonly quantity: number; readonly price?: number }

/** A cart that is looked at: its rows change here, in other tabs, and with who is signed in. */
export function useCart(initial: Cart) {
  const language = useLanguage()
  const [cart, setCart] = useState(initial)
  const [left, setLeft] = useState(readLeft)
  const [isBusy, setBusy] = useState(false)
  const isSignedIn = useSession() !== null
  const pieces = useCartPieces()
  async function run(action: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await action()
      setCart(await loadCart(language))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }
  const refresh = (): Promise<void> => run(async () => {})
  // Filled elsewhere: by another tab, or by what is beside the rows.
  const isStale = pieces !== null && pieces !== cart.pieces
  useEffect(() => {
    if (isStale && !isBusy) void refresh()
    // Only when it becomes so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStale, isSignedIn])
  return {
    cart,
    left,
    isBusy,
    isSignedIn,
    refresh,
    change: (changes: readonly Change[]): Promise<void> =>
      run(() =>
        setQuantities(
          language,
          changes.map(({ variantId, ...rest }) => ({ variant: variantId, ...rest })),
        ),
      ),
    pick(variantIds: readonly string[], isPicked: boolean): void {
      const next = new Set(left)
      for (const id of variantIds) {
        if (isPicked) next.delete(id)
        else next.add(id)
      }
      const known = new Set(linesOf(cart).map(({ variantId }) => variantId))
      const kept = new Set([...next].filter((id) => known.has(id)))
      writeLeft(kept)
      setLeft(kept)
    },
  }
}

export type CartHandling = ReturnType<typeof useCart>
