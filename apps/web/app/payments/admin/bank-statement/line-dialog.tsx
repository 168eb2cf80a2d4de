import { billLimits } from "@roomwright/contract/payments/bills"
import {
  assignStatementLine,
  creditStatementLine,
  releaseStatementLine,
  setStatementLineAside,
  type StoredLine,
} from "@roomwright/contract/payments/statement-lines"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { AdminDialog } from "../../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { Notice } from "../../../admin/frame/notice.tsx"
import { OneFieldForm } from "../../../admin/frame/one-field-form.tsx"
import { readRefusal } from "../../../admin/frame/say-refusal.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"

interface LineDialogProps {
  readonly line: StoredLine
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What becomes of one line: it goes to a bill, is set aside, or is taken back from its bill. */
export function LineDialog({ line, onDone, onClose }: LineDialogProps) {
  const t = useAdminText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const params = { id: line.id }
  const call = siteCall(language)
  const decide = async (send: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(null)
    try {
      await send()
      onDone()
    } catch (error) {
      setRefusal(readRefusal(error))
      setIsBusy(false)
    }
  }
  return (
    <AdminDialog title={line.reference} onClose={onClose}>
      <p className="mt-3">
        <strong className="num text-18 font-medium">{formatMoney(line.amount, language)}</strong>
      </p>
      <p className="mt-1 text-14 wrap-anywhere">{line.message}</p>
      <p className="mt-1 text-14 text-ink-2">
        <Moment iso={line.at} />
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      {line.state === "unknown" ? (
        <div className="mt-5 grid gap-8">
          <OneFieldForm
            label={t("admin.statement.code")}
            hint={t("admin.statement.codeHint")}
            most={20}
            fault="admin.fault.remark"
            go={t("admin.statement.assign")}
            isFirst
            onSend={(transferCode) =>
              void decide(() => call(assignStatementLine, { params, body: { transferCode } }))
            }
          />
          <OneFieldForm
            label={t("admin.statement.person")}
            hint={t("admin.statement.personHint")}
            most={254}
            fault="admin.fault.remark"
            go={t("admin.statement.credit")}
            onSend={(person) => void decide(() => call(creditStatementLine, { params, body: { person } }))}
          />
          <OneFieldForm
            label={t("admin.note.remark")}
            hint={t("admin.statement.asideHint")}
            most={billLimits.reasonLength}
            fault="admin.fault.remark"
            go={t("admin.statement.setAside")}
            onSend={(remark) => void decide(() => call(setStatementLineAside, { params, body: { remark } }))}
          />
        </div>
      ) : (
        <div className="mt-5 grid gap-4">
          <p>{t("admin.statement.releaseText", { code: line.transferCode ?? line.payer ?? "" })}</p>
          <Button
            look="primary"
            className="justify-self-end"
            onClick={() => void decide(() => call(releaseStatementLine, { params }))}
          >
            {t("admin.statement.release")}
          </Button>
        </div>
      )}
    </AdminDialog>
  )
}
