import { useState } from "react"
import { useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { sayRefusal } from "./say-refusal.ts"

/**
 * A button's action on one row of a list: one at a time, told by a toast or the refusal's words, and the list is read anew
 * after either (somebody else may have done it meanwhile). `act` gives what is told once it is done.
 */
export function useRowAction(act: () => Promise<string>): {
  readonly isBusy: boolean
  readonly run: () => Promise<void>
} {
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      showToast("success", await act())
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
    await revalidate()
  }
  return { isBusy, run }
}
