import type { ProductDetail } from "@roomwright/contract/catalogue/calls"
import { pagePaths, productPath } from "@roomwright/contract/page-paths"
import { askMerchant, questionLimits } from "@roomwright/contract/questions/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import { TextArea } from "@roomwright/ui/text-area"
import { useEffect, useRef, useState, type SubmitEvent } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { saveDraft, readDraft } from "../platform/forms/saved-draft.ts"
import { clockTime } from "../platform/locale/clock-time.ts"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall } from "../platform/site-call.ts"
import { findQuestionFault } from "./question-fault.ts"
import { useQuestionText } from "./question-texts.ts"

interface Draft {
  readonly text: string
  /** Of the question: sent again it is the same. */
  readonly key: string
}
const isDraft = (value: object): value is Draft =>
  "text" in value && typeof value.text === "string" && "key" in value && typeof value.key === "string"
const newDraft = (): Draft => ({ text: "", key: crypto.randomUUID() })

interface AskFormProps {
  readonly accountId: string
  readonly product: Pick<ProductDetail, "id" | "merchant">
}

/** A question to a merchant. What is typed outlives a refusal, a dead network and a reload. */
export function AskForm({ accountId, product: { id, merchant } }: AskFormProps) {
  const t = useQuestionText()
  const language = useLanguage()
  const place = `ask.${accountId}.${id}`
  const area = useRef<HTMLTextAreaElement>(null)
  const done = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState<Draft>(() => readDraft(place, isDraft) ?? newDraft())
  const [wasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    if (isSent) done.current?.focus()
  }, [isSent])

  const lengths = {
    from: formatNumber(questionLimits.textMin, language),
    to: formatNumber(questionLimits.text, language),
  }
  const fault = findQuestionFault(draft.text)
  const type = (text: string): void => {
    const next = { ...draft, text }
    setDraft(next)
    saveDraft(place, next)
  }
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    if (fault !== null) return area.current?.focus()
    if (isBusy) return
    setBusy(true)
    try {
      await siteCall(language)(askMerchant, { params: { id }, body: draft })
      saveDraft(place, null)
      setSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401 || error.is("loginRequired")) return
      // Its answer was lost, and the words are others now: that is another question.
      if (error.is("keyReused")) setDraft({ ...draft, key: crypto.randomUUID() })
      const { retryAfterMs } = error
      setRefusal(
        error.is("tooManyRequests") && retryAfterMs !== null
          ? t("questions.ask.retryAt", { time: clockTime(retryAfterMs, language) })
          : error.message,
      )
    } finally {
      setBusy(false)
    }
  }
  const again = (): void => {
    setDraft(newDraft())
    setTried(false)
    setSent(false)
  }

  if (isSent)
    return (
      <div className="mt-6 rounded-card border border-line bg-card p-6" role="status">
        <h2 ref={done} tabIndex={-1} className="text-22 outline-none">
          {t("questions.ask.sent", { merchant: merchant.nickname })}
        </h2>
        <p className="mt-2 text-ink-2">{t("questions.ask.sentText")}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link to={productPath(id)} className={buttonClass("primary")}>
            {t("questions.ask.back")}
          </Link>
          <Link to={pagePaths.ownQuestions} className={buttonClass()}>
            {t("questions.own.title")}
          </Link>
          <Button look="quiet" onClick={again}>
            {t("questions.ask.again")}
          </Button>
        </div>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-6 grid gap-5">
      <TextArea
        ref={area}
        label={t("questions.ask.text")}
        hint={t("questions.ask.hint", lengths)}
        error={
          wasTried && fault !== null
            ? t(fault === "short" ? "questions.ask.short" : "questions.ask.long", lengths)
            : undefined
        }
        value={draft.text}
        onChange={({ target }) => type(target.value)}
      />
      {refusal === null ? null : (
        <p role="alert" className="rounded-control bg-bad-tint px-3.5 py-2.5 text-14 text-bad">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {t("questions.ask.go")}
        </Button>
        <Link to={productPath(id)} className={buttonClass()}>
          {t("questions.ask.back")}
        </Link>
      </div>
    </form>
  )
}
