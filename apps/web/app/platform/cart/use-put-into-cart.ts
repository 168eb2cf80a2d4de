import type { CartEntry } from "@roomwright/contract/orders/cart"
import { useState } from "react"
import { ApiError } from "../api.ts"
import { useLanguage } from "../locale/locale.tsx"
import { showToast } from "../toast-store.ts"
import type { Counting } from "./cart-calls.ts"

/** What was pressed before is put in first: quick presses wait for each other, and none is lost. */
let before: Promise<unknown> = Promise.resolve()

/** Puts things into the cart at a press; what went wrong is said. */
export function usePutIntoCart() {
  const language = useLanguage()
  const [waiting, setWaiting] = useState(0)
  async function put(entries: readonly CartEntry[], counting: Counting): Promise<boolean> {
    setWaiting((count) => count + 1)
    const putting = before.then(async () => {
      const { putIntoCart } = await import("./cart-calls.ts")
      await putIntoCart(language, entries, counting)
    })
    before = putting.catch(() => {})
    try {
      await putting
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
      return false
    } finally {
      setWaiting((count) => count - 1)
    }
  }
  return { put, isBusy: waiting > 0 }
}
