import { dismissReport } from "@roomwright/contract/moderation-desk"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { sayRefusal } from "../say-refusal.ts"

/** Settles a report that asks for nothing. */
export function DismissReport({ id }: { readonly id: string }) {
  const t = useDeskText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const dismiss = async (): Promise<void> => {
    setBusy(true)
    try {
      await deskCall()(dismissReport, { params: { id } })
      showToast("success", t("desk.reports.saidDismissed"))
    } catch (error) {
      sayRefusal(error)
    }
    await revalidate()
    setBusy(false)
  }
  return (
    <Button small disabled={isBusy} onClick={() => void dismiss()}>
      {t("desk.reports.dismiss")}
    </Button>
  )
}
