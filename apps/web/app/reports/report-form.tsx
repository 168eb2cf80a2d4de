import type { ShownText } from "@roomwright/contract/language"
import {
  reportCollection,
  reportLimits,
  reportProblems,
  reportProduct,
  reportQuestion,
  reportWork,
  type ReportProblem,
} from "@roomwright/contract/moderation/reports"
import { Button, buttonClass } from "@roomwright/ui/button"
import { FieldNote } from "@roomwright/ui/field-note"
import { TextArea } from "@roomwright/ui/text-area"
import { useId, useRef, useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { useReportText } from "./report-texts.ts"

const calls = {
  work: reportWork,
  product: reportProduct,
  question: reportQuestion,
  collection: reportCollection,
} as const
export type ReportedKind = keyof typeof calls

interface ReportFormProps {
  readonly kind: ReportedKind
  readonly id: string
  readonly name: ShownText
  /** The page of what is reported. */
  readonly back: string
}

/** What is wrong, in one choice and as many words as one likes. */
export function ReportForm({ kind, id, name, back }: ReportFormProps) {
  const t = useReportText()
  const language = useLanguage()
  const fieldId = useId()
  const first = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ReportProblem | null>(null)
  const [text, setText] = useState("")
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)

  async function send(): Promise<void> {
    setMissing(problem === null)
    if (problem === null) return first.current?.focus()
    if (isBusy) return
    setBusy(true)
    try {
      await siteCall(language)(calls[kind], { params: { id }, body: { problem, text } })
      setSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }

  if (isSent)
    return (
      <div className="mt-6 rounded-card border border-line bg-card p-6" role="status">
        <h2 className="text-22">{t("reports.sent")}</h2>
        <p className="mt-2 text-ink-2">{t("reports.sentText")}</p>
        <Link to={back} className={`${buttonClass()} mt-5`}>
          {t("reports.back")}
        </Link>
      </div>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="mt-4 grid gap-6"
    >
      <p className="wrap-anywhere text-ink-2">{t("reports.about", { name: name.text })}</p>
      <fieldset aria-describedby={`${fieldId}-note`} className="grid gap-1">
        <legend className="mb-2 font-medium">{t("reports.problem")}</legend>
        {reportProblems.map((one, at) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name={fieldId}
              checked={problem === one}
              onChange={() => {
                setProblem(one)
                setMissing(false)
              }}
              className="size-4.5 accent-accent"
            />
            {t(`reports.problem.${one}`)}
          </label>
        ))}
        <div className="text-14">
          <FieldNote id={`${fieldId}-note`} error={isMissing ? t("reports.missing") : undefined} />
        </div>
      </fieldset>
      <TextArea
        label={t("reports.text")}
        hint={t("reports.textHint")}
        maxLength={reportLimits.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {t("reports.go")}
        </Button>
        <Link to={back} className={buttonClass()}>
          {t("reports.back")}
        </Link>
      </div>
    </form>
  )
}
