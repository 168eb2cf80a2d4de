import { reportPath } from "@roomwright/contract/page-paths"
import { answerQuestion, declineQuestion, type ReceivedQuestion } from "@roomwright/contract/questions/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import { useState } from "react"
import { Link } from "react-router"
import { ApiError } from "../platform/api.ts"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { siteCall, type SiteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import { AnswerForm } from "./answer-form.tsx"
import { QuestionText } from "./question-text.tsx"
import { useQuestionText } from "./question-texts.ts"

/** A question of a buyer with what the merchant can do about it. It stays in sight when it is answered. */
export function ReceivedQuestionRow({ question: initial }: { readonly question: ReceivedQuestion }) {
  const t = useQuestionText()
  const language = useLanguage()
  const [question, setQuestion] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const params = { id: question.id }

  const act = async (what: (call: SiteCall) => Promise<ReceivedQuestion>, said: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      setQuestion(await what(siteCall(language)))
      setOpen(false)
      showToast("success", said)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <QuestionText question={question} who={t("questions.received.buyer")}>
      {isOpen ? (
        <AnswerForm
          question={question}
          isBusy={isBusy}
          onSend={(body) =>
            void act((call) => call(answerQuestion, { params, body }), t("questions.answer.saidAnswered"))
          }
          onClose={() => setOpen(false)}
        />
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            small
            look={question.state === "OPEN" ? "primary" : "secondary"}
            onClick={() => setOpen(true)}
          >
            {t(question.answer === null ? "questions.answer.open" : "questions.answer.change")}
          </Button>
          {question.state === "OPEN" ? (
            <Button small onClick={() => setDeclining(true)}>
              {t("questions.answer.decline")}
            </Button>
          ) : null}
          <Link to={reportPath("question", question.id)} className={buttonClass("quiet", true)}>
            {t("questions.received.report")}
          </Link>
        </div>
      )}
      {isDeclining ? (
        <ConfirmDialog
          title={t("questions.answer.declineTitle")}
          text={t("questions.answer.declineText")}
          confirmText={t("questions.answer.declineGo")}
          cancelText={t("questions.answer.declineKeep")}
          onConfirm={() => {
            setDeclining(false)
            void act((call) => call(declineQuestion, { params }), t("questions.answer.saidDeclined"))
          }}
          onCancel={() => setDeclining(false)}
        />
      ) : null}
    </QuestionText>
  )
}
