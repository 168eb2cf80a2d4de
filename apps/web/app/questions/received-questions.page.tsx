import { readProfile } from "@roomwright/contract/accounts/calls"
import { listReceivedQuestions, receivedStates } from "@roomwright/contract/questions/calls"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { data, Link, useSearchParams } from "react-router"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/received-questions.page"
import { questionTexts, useQuestionText } from "./question-texts.ts"
import { ReceivedQuestionRow } from "./received-question-row.tsx"

const questionsOnPage = "20"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const place = toApiPage(pickParameters(asked, ["page"]))
  const state = receivedStates.find((one) => one === asked.get("state")) ?? null
  const [profile] = await Promise.all([call(readProfile, {}), questionTexts.load(shownLanguage())])
  // Nobody asks others.
  if (!profile.roles.some(({ name }) => name === "ROLE_MERCHANT")) throw data(null, { status: 404 })
  const query = { ...place, size: questionsOnPage, ...(state === null ? {} : { state }) }
  return { state, questions: await call(listReceivedQuestions, { query }) }
}

/** What buyers ask a merchant: answered on the spot. */
export default function ReceivedQuestionsPage({ loaderData: { state, questions } }: Route.ComponentProps) {
  const t = useQuestionText()
  const [search] = useSearchParams()
  const isEmpty = questions.totalElements === 0
  return (
    <>
      <title>{`${t("questions.received.title")} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{t("questions.received.title")}</h1>
        <p className="mt-1.5 text-ink-2">{t("questions.received.text")}</p>
      </header>
      {isEmpty && state === null ? null : (
        <nav aria-label={t("questions.received.filter")} className="mb-4 flex flex-wrap gap-2">
          {[null, ...receivedStates].map((each) => (
            <Link
              key={each}
              to={withParameters(search, { state: each })}
              aria-current={each === state ? "true" : undefined}
              className={chipClass(each === state)}
            >
              {t(each === null ? "questions.received.all" : `questions.state.${each}`)}
            </Link>
          ))}
        </nav>
      )}
      {isEmpty && state !== null ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("questions.received.noneSo")}>
          <Link to="?" className="text-accent underline">
            {t("questions.received.showAll")}
          </Link>
        </EmptyState>
      ) : isEmpty ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("questions.received.none")}>
          <p>{t("questions.received.noneText")}</p>
        </EmptyState>
      ) : (
        <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
          {questions.content.map((question) => (
            <ReceivedQuestionRow key={question.id} question={question} />
          ))}
        </ul>
      )}
      <ListPages {...questions} search={search} />
    </>
  )
}
