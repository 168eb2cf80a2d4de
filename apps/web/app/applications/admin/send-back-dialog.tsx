import { applicationLimits } from "@roomwright/contract/applications/types"
import {
  applicationFields,
  type ApplicationField,
  type FieldMark,
} from "@roomwright/contract/applications/calls"
import type { AdminApplication } from "@roomwright/contract/applications/admin"
import { TextField } from "@roomwright/ui/text-field"
import { useState } from "react"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useAdminText, type AdminTextId } from "../../admin/frame/admin-texts.ts"
import { ReasonDialog, toLine } from "../../admin/queue/reason-dialog.tsx"

/** What is wrong most often, in the order of their keys from 1. */
const flaws: readonly AdminTextId[] = [
  "admin.flaw.blurred",
  "admin.flaw.cut",
  "admin.flaw.differs",
  "admin.flaw.expired",
]

interface SendBackDialogProps {
  readonly application: AdminApplication
  readonly isBusy: boolean
  readonly onSendBack: (reason: string, marks: readonly FieldMark[]) => void
  readonly onClose: () => void
}

/** Asks why, and which fields are to be mended. */
export function SendBackDialog({ application, isBusy, onSendBack, onClose }: SendBackDialogProps) {
  const t = useAdminText()
  const words = useApplicationText()
  const { nickname, language } = application.applicant
  const [remarks, setRemarks] = useState<ReadonlyMap<ApplicationField, string>>(new Map())
  const mark = (field: ApplicationField, remark: string | null): void =>
    setRemarks((before) => {
      const next = new Map(before)
      if (remark === null) next.delete(field)
      else next.set(field, remark)
      return next
    })
  const sendBack = (reason: string): void => {
    const short = reason.slice(0, applicationLimits.remarkLength)
    onSendBack(
      reason,
      [...remarks].map(([field, remark]) => ({ field, remark: toLine(remark) || short })),
    )
  }
  return (
    <ReasonDialog
      title={t("admin.sendBack.title", { name: nickname })}
      common={flaws}
      language={language}
      hint={t("admin.sendBack.hint", { name: nickname })}
      maxLength={applicationLimits.reasonLength}
      go={t("admin.sendBack.go")}
      isBusy={isBusy}
      onGo={sendBack}
      onClose={onClose}
    >
      <fieldset className="mt-5 text-14">
        <legend className="font-medium">{t("admin.sendBack.marks")}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {applicationFields[application.role].map((field) => (
            <button
              key={field}
              type="button"
              aria-pressed={remarks.has(field)}
              onClick={() => mark(field, remarks.has(field) ? null : "")}
              className={chipClass(remarks.has(field))}
            >
              {words(`applications.field.${field}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid gap-4 empty:hidden">
        {[...remarks].map(([field, remark]) => (
          <TextField
            key={field}
            label={t("admin.sendBack.remark", { field: words(`applications.field.${field}`) })}
            hint={t("admin.sendBack.remarkHint")}
            lang={language}
            maxLength={applicationLimits.remarkLength}
            value={remark}
            onChange={({ target }) => mark(field, target.value)}
          />
        ))}
      </div>
    </ReasonDialog>
  )
}
