import { pagePaths } from "@roomwright/contract/page-paths"
import { deleteOwnQuestion, listOwnQuestions, type OwnQuestion } from "@roomwright/contract/questions/calls"
import { Button, buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { useState } from "react"
import { Link, useRevalidator, useSearchParams } from "react-router"
import { ApiError } from "../platform/api.ts"
import { ConfirmDialog } from "../platform/dialogs/confirm-dialog.tsx"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { useLanguage } from "../platform/locale/locale.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import { siteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"
import type { Route } from "./+types/own-questions.page"
import { QuestionText } from "./question-text.tsx"
import { questionTexts, useQuestionText } from "./question-texts.ts"

const questionsOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const place = toApiPage(pickParameters(new URL(request.url).searchParams, ["page"]))
  const [questions] = await Promise.all([
    call(listOwnQuestions, { query: { ...place, size: questionsOnPage } }),
    questionTexts.load(shownLanguage()),
  ])
  return questions
}

/** What one has asked merchants, and what they said. */
export default function OwnQuestionsPage({ loaderData }: Route.ComponentProps) {
  const t = useQuestionText()
  const [search] = useSearchParams()
  return (
    <>
      <title>{`${t("questions.own.title")} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{t("questions.own.title")}</h1>
        <p className="mt-1.5 text-ink-2">{t("questions.own.text")}</p>
      </header>
      {loaderData.totalElements === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("questions.own.none")}>
          <p>{t("questions.own.noneText")}</p>
          <p className="mt-6">
            <Link to={pagePaths.products} className={buttonClass("primary")}>
              {t("questions.own.see")}
            </Link>
          </p>
        </EmptyState>
      ) : (
        <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
          {loaderData.content.map((question) => (
            <QuestionText key={question.id} question={question} who={question.merchant.nickname}>
              {question.reason === null ? null : (
                <p className="mt-3 text-15 wrap-anywhere text-bad">
                  {t("questions.removed", { reason: question.reason })}
                </p>
              )}
              <DeleteQuestion id={question.id} />
            </QuestionText>
          ))}
        </ul>
      )}
      <ListPages {...loaderData} search={search} />
    </>
  )
}

function DeleteQuestion({ id }: Pick<OwnQuestion, "id">) {
  const t = useQuestionText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isAsked, setAsked] = useState(false)
  const go = async (): Promise<void> => {
    setAsked(false)
    try {
      await siteCall(language)(deleteOwnQuestion, { params: { id } })
      showToast("success", t("questions.delete.done"))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    }
    await revalidate()
  }
  return (
    <div className="mt-2">
      <Button look="quiet" small className="-ml-[14px]" onClick={() => setAsked(true)}>
        {t("questions.delete.open")}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t("questions.delete.title")}
          text={t("questions.delete.text")}
          confirmText={t("questions.delete.go")}
          cancelText={t("questions.delete.keep")}
          onConfirm={() => void go()}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </div>
  )
}
