import { dismissReport, type Report } from "@roomwright/contract/moderation/admin"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { useIsOwnCase } from "../../admin/frame/own-case.tsx"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"

/** Settles a report that asks for nothing. */
export function DismissReport({
  report: { id, parties },
}: {
  readonly report: Pick<Report, "id" | "parties">
}) {
  const t = useAdminText()
  const { revalidate } = useRevalidator()
  const isOwn = useIsOwnCase(parties)
  const [isBusy, setBusy] = useState(false)
  const dismiss = async (): Promise<void> => {
    setBusy(true)
    try {
      await adminCall()(dismissReport, { params: { id } })
      showToast("success", t("admin.reports.saidDismissed"))
    } catch (error) {
      sayRefusal(error)
    }
    await revalidate()
    setBusy(false)
  }
  return (
    <Button small disabled={isBusy || isOwn} onClick={() => void dismiss()}>
      {t("admin.reports.dismiss")}
    </Button>
  )
}
