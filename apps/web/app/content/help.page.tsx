import type { PageCaching } from "@roomwright/contract/page-caching"
import { listAnswers, type Answer } from "@roomwright/contract/content/calls"
import { answerReaders } from "@roomwright/contract/content/kinds"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button, buttonClass } from "@roomwright/ui/button"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { Form, Link } from "react-router"
import { callLeniently } from "../platform/call-leniently.ts"
import { pickParameters } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { preloadFonts } from "../platform/fonts/preload-fonts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/help.page"
import { describeHelp } from "./describe-content.ts"
import { loadContentTexts, useContentText } from "./content-texts.ts"
import { FeedbackSection } from "./feedback-section.tsx"
import { HelpAnswer } from "./help-answer.tsx"

await loadContentTexts()

export const caching: PageCaching = { reads: ["w", "answer"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = pickParameters(searchParams, ["w"])
  const { data, query, dropped } = await callLeniently(context, listAnswers, asked)
  const open = searchParams.get("answer") ?? ""
  if (!query.w) describePage(context, () => describeHelp(data.content))
  return { answers: data.content, w: query.w ?? "", correctedTo: data.correctedTo, open, dropped }
}

/** Questions and answers by reader, with a search, links to each, and a way to ask us. */
export default function HelpPage({ loaderData }: Route.ComponentProps) {
  preloadFonts()
  const { answers, w, correctedTo, open, dropped } = loaderData
  const t = useContentText()
  const opened = answers.find(({ id }) => id === open)
  const titleStart = opened ? `${opened.question.text} · ` : w === "" ? "" : `${w} · `
  const title = `${titleStart}${t("content.help.title")} · Roomwright`
  const isGone = open !== "" && w === "" && !opened
  return (
    <div className="wrap">
      {w === "" ? (
        <DocumentHead title={title} description={t("content.help.description")} />
      ) : (
        <>
          <title>{title}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <PageHead title={t("content.help.title")} intro={t("content.help.description")} />
      <Form
        role="search"
        aria-label={t("content.help.search")}
        action={pagePaths.help}
        className="flex max-w-[40rem] gap-3"
      >
        <input
          key={w}
          type="search"
          name="w"
          defaultValue={w}
          maxLength={100}
          autoComplete="off"
          aria-label={t("content.help.search")}
          placeholder={t("content.help.search")}
          className="min-h-11 w-full min-w-0 rounded-control border border-field bg-card px-3.5 text-16"
        />
        <Button look="primary" type="submit">
          {t("content.help.find")}
        </Button>
      </Form>
      <div className="mt-4">
        <DroppedParts dropped={dropped} />
        <CorrectedKeyword keyword={w} shown={correctedTo} />
      </div>
      {w === "" ? null : (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-4 text-14 text-ink-2">
          <span className="num">{t("content.help.count", { count: answers.length })}</span>
          <Link to={pagePaths.help} className="text-accent underline underline-offset-4">
            {t("content.help.showAll")}
          </Link>
        </p>
      )}
      {isGone ? (
        <p role="status" className="mt-6 rounded-control bg-wait-tint px-4 py-3 text-wait">
          {t("content.help.gone")}
        </p>
      ) : null}
      {answers.length === 0 ? (
        <EmptyState drawing={<Drawing of="emptyRoom" />} title={t("content.help.nothing")}>
          <p>{t("content.help.nothingText")}</p>
          <p className="mt-6">
            <Link to={pagePaths.help} className={buttonClass()}>
              {t("content.help.showAll")}
            </Link>
          </p>
        </EmptyState>
      ) : (
        <Groups answers={answers} open={open} isSearch={w !== ""} />
      )}
      <FeedbackSection />
    </div>
  )
}

interface GroupsProps {
  readonly answers: readonly Answer[]
  readonly open: string
  readonly isSearch: boolean
}

/** What is found stands in the order of how well it fits, everything else by whom it is for. */
function Groups({ answers, open, isSearch }: GroupsProps) {
  const t = useContentText()
  const openOf = ({ id }: Answer): boolean => id === open || (isSearch && answers.length === 1)
  if (isSearch)
    return (
      <ul className="mt-6 max-w-[52rem] border-t border-line">
        {answers.map((answer) => (
          <HelpAnswer key={answer.id} answer={answer} isOpen={openOf(answer)} />
        ))}
      </ul>
    )
  const groups = answerReaders
    .map((reader) => ({ reader, own: answers.filter((answer) => answer.reader === reader) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[var(--spacing-rail)_minmax(0,52rem)] lg:gap-16">
      <nav
        aria-label={t("content.help.groups")}
        className="lg:sticky lg:top-[calc(var(--spacing-header)+24px)] lg:self-start"
      >
        <ul className="flex flex-wrap gap-2 lg:grid">
          {groups.map(({ reader }) => (
            <li key={reader}>
              <a href={`#${reader}`} className="flex min-h-11 items-center pr-4 text-ink-2 hover:text-ink">
                {t(`content.reader.${reader}`)}
              </a>
            </li>
          ))}
          <li>
            <a href="#feedback" className="flex min-h-11 items-center pr-4 text-accent hover:text-accent-2">
              {t("content.feedback.open")}
            </a>
          </li>
        </ul>
      </nav>
      <div className="grid gap-12">
        {groups.map(({ reader, own }) => (
          <section key={reader} aria-labelledby={reader}>
            <h2 id={reader} className="scroll-mt-6 text-28">
              {t(`content.reader.${reader}`)}
            </h2>
            <ul className="mt-4 border-t border-line">
              {own.map((answer) => (
                <HelpAnswer key={answer.id} answer={answer} isOpen={openOf(answer)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
