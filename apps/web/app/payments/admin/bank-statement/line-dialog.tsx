import { billLimits } from "@roomwright/contract/payments/bills"
import {
  assignStatementLine,
  releaseStatementLine,
  setStatementLineAside,
  type StoredLine,
} from "@roomwright/contract/payments/statement-lines"
import { Button } from "@roomwright/ui/button"
import { TextField } from "@roomwright/ui/text-field"
import { useState, type ReactNode } from "react"
import { AdminDialog } from "../../../admin/frame/admin-dialog.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { Notice } from "../../../admin/frame/notice.tsx"
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
      {line.transferCode === null ? (
        <div className="mt-5 grid gap-8">
          <OneField
            label={t("admin.statement.code")}
            hint={t("admin.statement.codeHint")}
            most={20}
            isFirst
            onSend={(transferCode) =>
              decide(() => call(assignStatementLine, { params, body: { transferCode } }))
            }
          >
            {t("admin.statement.assign")}
          </OneField>
          <OneField
            label={t("admin.note.remark")}
            hint={t("admin.statement.asideHint")}
            most={billLimits.reasonLength}
            onSend={(remark) => decide(() => call(setStatementLineAside, { params, body: { remark } }))}
          >
            {t("admin.statement.setAside")}
          </OneField>
        </div>
      ) : (
        <div className="mt-5 grid gap-4">
          <p>{t("admin.statement.releaseText", { code: line.transferCode })}</p>
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

interface OneFieldProps {
  readonly label: string
  readonly hint: string
  readonly most: number
  readonly isFirst?: boolean
  readonly onSend: (text: string) => Promise<void>
  /** The button's text. */
  readonly children: ReactNode
}

function OneField({ label, hint, most, isFirst = false, onSend, children }: OneFieldProps) {
  const t = useAdminText()
  const [text, setText] = useState("")
  const [isMissing, setMissing] = useState(false)
  const line = text.replaceAll(/\s+/g, " ").trim()
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(line === "")
        if (line !== "") void onSend(line)
      }}
    >
      <p className="text-14 text-ink-2">{hint}</p>
      <TextField
        label={label}
        autoComplete="off"
        maxLength={most}
        value={text}
        error={isMissing && line === "" ? t("admin.fault.remark") : undefined}
        onChange={({ target }) => setText(target.value)}
        {...(isFirst ? { "data-autofocus": true } : {})}
      />
      <Button look={isFirst ? "primary" : "secondary"} type="submit" className="justify-self-end">
        {children}
      </Button>
    </form>
  )
}
