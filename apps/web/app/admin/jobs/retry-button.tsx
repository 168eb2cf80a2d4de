import { retryJob, type QueuedJob } from "@roomwright/contract/admin/jobs"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { siteCall } from "../../platform/site-call.ts"
import { useAdminText } from "../frame/admin-texts.ts"
import { useRowAction } from "../frame/use-row-action.ts"
import { nameTexts } from "./job-labels.ts"

/** Has a failed job tried once more. */
export function RetryButton({ job: { id, name } }: { readonly job: Pick<QueuedJob, "id" | "name"> }) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const title = t(nameTexts[name])
  const { isBusy, run } = useRowAction(async () => {
    await call(retryJob, { params: { id } })
    return t("admin.jobs.retried", { name: title })
  })
  return (
    <Button
      small
      aria-label={t("admin.jobs.retryOne", { name: title })}
      aria-disabled={isBusy}
      onClick={() => void run()}
    >
      {t("admin.jobs.retry")}
    </Button>
  )
}
