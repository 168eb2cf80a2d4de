import { applicationLimits } from "@roomwright/contract/application-types"
import { applicationFields, type ApplicationField, type FieldMark } from "@roomwright/contract/applications"
import type { DeskApplication } from "@roomwright/contract/applications-desk"
import { Button } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { TextField } from "@roomwright/ui/text-field"
import { useRef, useState, type SubmitEvent } from "react"
import { chipClass } from "../../platform/lists/chip-class.ts"
import { useApplicationText } from "../../platform/locale/application-texts.ts"
import { useText } from "../../platform/locale/locale.tsx"
import { showToast } from "../../platform/toast-store.ts"
import { DeskDialog } from "../desk-dialog.tsx"
import { deskTexts, useDeskText, type DeskTextId } from "../desk-texts.ts"
import { KeyCap } from "../keys/key-cap.tsx"
import { pressKey } from "../keys/use-desk-keys.ts"

/** What is wrong most often, in the order of their keys from 1. */
const flaws: readonly DeskTextId[] = [
  "desk.flaw.blurred",
  "desk.flaw.cut",
  "desk.flaw.differs",
  "desk.flaw.expired",
]

interface SendBackDialogProps {
  readonly application: DeskApplication
  readonly isBusy: boolean
  readonly onSendBack: (reason: string, marks: readonly FieldMark[]) => void
  readonly onClose: () => void
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Asks why, and which fields are to be mended. A key from 1 fills in a common reason in the applicant's language. */
export function SendBackDialog({ application, isBusy, onSendBack, onClose }: SendBackDialogProps) {
  const t = useDeskText()
  const words = useApplicationText()
  const site = useText()
  const { nickname, language } = application.applicant
  const [reason, setReason] = useState("")
  const [remarks, setRemarks] = useState<ReadonlyMap<ApplicationField, string>>(new Map())
  const [isMissing, setIsMissing] = useState(false)
  const send = useRef<HTMLButtonElement>(null)
  const choose = (at: number): void => {
    const id = flaws[at]
    if (!id) return
    setIsMissing(false)
    send.current?.focus()
    deskTexts.load(language).then(
      () => setReason(deskTexts.wordsIn(language)(id)),
      // Without the applicant's language a reason is written by hand.
      () => showToast("error", site("call.serverFail")),
    )
  }
  const keys = Object.fromEntries(flaws.map((_, at) => [String(at + 1), () => choose(at)]))
  const mark = (field: ApplicationField, remark: string | null): void =>
    setRemarks((before) => {
      const next = new Map(before)
      if (remark === null) next.delete(field)
      else next.set(field, remark)
      return next
    })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const line = toLine(reason)
    if (line === "") return setIsMissing(true)
    if (isBusy) return
    const short = line.slice(0, applicationLimits.remarkLength)
    onSendBack(
      line,
      [...remarks].map(([field, remark]) => ({ field, remark: toLine(remark) || short })),
    )
  }
  return (
    <DeskDialog
      title={t("desk.sendBack.title", { name: nickname })}
      onClose={onClose}
      onKeyDown={(event) => pressKey(event, keys)}
    >
      <form onSubmit={submit} noValidate>
        <ol className="mt-4 grid gap-1.5" aria-label={t("desk.reject.common")}>
          {flaws.map((id, at) => (
            <li key={id}>
              <button
                type="button"
                data-autofocus={at === 0 || undefined}
                onClick={() => choose(at)}
                className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-card px-3 py-2 text-left text-14 hover:border-ink-2"
              >
                <span aria-hidden>
                  <KeyCap cap={String(at + 1)} />
                </span>
                {t(id)}
              </button>
            </li>
          ))}
        </ol>
        <TextArea
          label={t("desk.reject.reason")}
          hint={t("desk.sendBack.hint", { name: nickname })}
          error={isMissing ? t("desk.reject.missing") : undefined}
          lang={language}
          maxLength={applicationLimits.reasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="mt-5"
        />
        <fieldset className="mt-5 text-14">
          <legend className="font-medium">{t("desk.sendBack.marks")}</legend>
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
              label={t("desk.sendBack.remark", { field: words(`applications.field.${field}`) })}
              hint={t("desk.sendBack.remarkHint")}
              lang={language}
              maxLength={applicationLimits.remarkLength}
              value={remark}
              onChange={({ target }) => mark(field, target.value)}
            />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t("desk.action.cancel")}</Button>
          <Button ref={send} look="primary" type="submit" aria-disabled={isBusy}>
            {t("desk.sendBack.go")}
          </Button>
        </div>
      </form>
    </DeskDialog>
  )
}
