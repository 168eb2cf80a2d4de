import type { Cart } from "@roomwright/contract/orders/cart"
import { useCallback, useEffect, useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { loadCart } from "../../platform/cart/cart-calls.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { showToast } from "../../platform/toast-store.ts"

/** The cart with what delivery to a place costs, followed while that changes. */
export function useDeliveredCart(
  loaded: Cart,
  { province, loadedFor }: { readonly province: string; readonly loadedFor: string },
) {
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const [came, setCame] = useState({ cart: loaded, asked: `${loadedFor} 0 ${language}` })
  const asked = `${province} ${round} ${language}`
  const isCurrent = came.asked === asked
  useEffect(() => {
    if (isCurrent) return
    let isOver = false
    loadCart(language, province === "" ? undefined : province).then(
      (cart) => {
        if (!isOver) setCame({ cart, asked })
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) showToast("error", error.message)
      },
    )
    return () => {
      isOver = true
    }
  }, [asked, isCurrent, language, province])
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  return { cart: came.cart, isCurrent, refresh }
}
