import { questionLimits, type ReceivedQuestion } from "@roomwright/contract/questions/calls"
import { Button } from "@roomwright/ui/button"
import { CheckField } from "@roomwright/ui/check-field"
import { TextArea } from "@roomwright/ui/text-area"
import { useRef, useState, type SubmitEvent } from "react"
import { useQuestionText } from "./question-texts.ts"

interface AnswerFormProps {
  readonly question: ReceivedQuestion
  readonly isBusy: boolean
  readonly onSend: (body: { readonly answer: string; readonly isShown: boolean }) => void
  readonly onClose: () => void
}

/** Where a merchant answers, and says whether everybody may read it. */
export function AnswerForm({ question, isBusy, onSend, onClose }: AnswerFormProps) {
  const t = useQuestionText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState(question.answer?.text ?? "")
  const [isShown, setShown] = useState(question.answer === null || question.isShown)
  const [wasTried, setTried] = useState(false)
  const isMissing = answer.trim() === ""
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isMissing) area.current?.focus()
    else if (!isBusy) onSend({ answer: answer.trim(), isShown })
  }
  return (
    <form noValidate onSubmit={send} className="mt-4 grid max-w-measure gap-4">
      <TextArea
        ref={area}
        autoFocus
        label={t("questions.answer.text")}
        error={wasTried && isMissing ? t("questions.answer.missing") : undefined}
        maxLength={questionLimits.answer}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <CheckField
        label={t("questions.answer.shown")}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {t("questions.answer.go")}
        </Button>
        <Button onClick={onClose}>{t("questions.answer.keep")}</Button>
      </div>
    </form>
  )
}
