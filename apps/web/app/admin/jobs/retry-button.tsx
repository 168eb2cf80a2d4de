import { retryJob, type QueuedJob } from "@roomwright/contract/admin/jobs"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { showToast } from "../../platform/toast-store.ts"
import { useAdminText } from "../frame/admin-texts.ts"
import { sayRefusal } from "../frame/say-refusal.ts"
import { nameTexts } from "./job-labels.ts"

/** Has a failed job tried once more. */
export function RetryButton({ job: { id, name } }: { readonly job: Pick<QueuedJob, "id" | "name"> }) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const title = t(nameTexts[name])
  const retry = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await call(retryJob, { params: { id } })
      showToast("success", t("admin.jobs.retried", { name: title }))
    } catch (error) {
      sayRefusal(error)
    }
    setIsBusy(false)
    // Also after a refusal: it may be done meanwhile.
    await revalidate()
  }
  return (
    <Button
      small
      aria-label={t("admin.jobs.retryOne", { name: title })}
      aria-disabled={isBusy}
      onClick={() => void retry()}
    >
      {t("admin.jobs.retry")}
    </Button>
  )
}
