import { useState } from "react"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "./admin-texts.ts"
import { sayRefusal } from "./say-refusal.ts"

/** A list that every change answers anew. `change` gives false when the change was refused. */
export function useListChange<Row>(loaded: readonly Row[]) {
  const t = useAdminText()
  const [rows, setRows] = useState(loaded)
  const [isBusy, setIsBusy] = useState(false)
  const change = async (call: () => Promise<readonly Row[]>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      setRows(await call())
      showToast("success", t("admin.values.saved"))
      return true
    } catch (error) {
      sayRefusal(error)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { rows, isBusy, change }
}
