import {
  answerEnterpriseRequest,
  reopenEnterpriseRequest,
  type EnterpriseRequest,
} from "@roomwright/contract/plans/enterprise-requests"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { AdminDialog } from "../../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { sayRefusal } from "../../../admin/frame/say-refusal.ts"

interface RequestDialogProps {
  readonly request: EnterpriseRequest
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** What a company wrote, and whether it has had its answer. */
export function RequestDialog({ request, onChanged, onClose }: RequestDialogProps) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const [isBusy, setIsBusy] = useState(false)
  const { id, name, company, email, phone, message, at, answeredAt } = request
  const mark = async (): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await call(answeredAt ? reopenEnterpriseRequest : answerEnterpriseRequest, { params: { id } })
      onChanged()
      onClose()
    } catch (error) {
      setIsBusy(false)
      sayRefusal(error)
    }
  }
  return (
    <AdminDialog title={company || name} onClose={onClose}>
      <p className="mt-3 text-14 wrap-anywhere">
        {name} ·{" "}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-2">
          {email}
        </a>
        {phone ? ` · ${phone}` : ""}
      </p>
      <p className="text-14 text-ink-2">
        <Moment iso={at} />
      </p>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{message}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isBusy} onClick={() => void mark()}>
          {t(answeredAt ? "admin.enterprise.reopen" : "admin.enterprise.mark")}
        </Button>
        <Button onClick={onClose}>{t("admin.action.cancel")}</Button>
      </div>
    </AdminDialog>
  )
}
