import { useState } from "react"
import { useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { sayRefusal } from "./say-refusal.ts"

interface RowAction {
  readonly isBusy: boolean
  readonly run: () => Promise<void>
}

/** What a button does to one row of a list: once at a time; then it says what `act` answers, or the refusal, and the list is read anew. */
export function useRowAction(act: () => Promise<string>): RowAction {
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
    // Also after a refusal: somebody else may have done it meanwhile.
    await revalidate()
  }
  return { isBusy, run }
}
