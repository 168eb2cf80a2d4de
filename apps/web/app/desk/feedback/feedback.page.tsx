import { listFeedback, type Feedback } from "@roomwright/contract/feedback"
import { feedbackStates } from "@roomwright/contract/feedback-limits"
import { deskFeedbackPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { privatePage } from "../../platform/session/private-page.ts"
import { AgeTag } from "../age-tag.tsx"
import { DeskPage } from "../desk-page.tsx"
import { useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { Moment } from "../moment.tsx"
import type { Column } from "../table/column.ts"
import { DeskFilters } from "../table/desk-filters.tsx"
import { DeskTable } from "../table/desk-table.tsx"
import { readQuery } from "../table/read-query.ts"
import { Tag } from "../tag.tsx"
import type { Route } from "./+types/feedback.page"
import { stateTexts, stateTones } from "./feedback-words.ts"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: feedbackStates, sort: ["newest", "oldest"] })
  return { query, list: await deskCall()(listFeedback, { query }) }
}

const shownLetters = 120

/** What people wrote to us. */
export default function FeedbackDeskPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const columns: readonly Column<Feedback>[] = [
    {
      name: "text",
      title: t("desk.nav.feedback"),
      csv: ({ text }) => text,
      cell: ({ id, text, pictureCount }) => (
        <span className="grid gap-1">
          <Link
            to={deskFeedbackPath(id)}
            className="min-h-8 wrap-anywhere text-accent underline underline-offset-2"
          >
            {text.length > shownLetters ? `${text.slice(0, shownLetters)} …` : text}
          </Link>
          {pictureCount > 0 ? (
            <span className="text-ink-2">{t("desk.feedback.pictures", { count: pictureCount })}</span>
          ) : null}
        </span>
      ),
    },
    {
      name: "sender",
      title: t("desk.feedback.sender"),
      csv: ({ sender }) => sender?.nickname ?? "",
      cell: ({ sender }) => sender?.nickname ?? t("desk.feedback.visitor"),
    },
    {
      name: "contact",
      title: t("desk.feedback.contact"),
      csv: ({ contact }) => contact,
      cell: ({ contact }) => contact,
    },
    {
      name: "state",
      title: t("desk.content.state"),
      csv: ({ state }) => state,
      cell: ({ state, createdAt }) =>
        state === "NEW" ? (
          <AgeTag since={createdAt} />
        ) : (
          <Tag tone={stateTones[state]}>{t(stateTexts[state])}</Tag>
        ),
    },
    {
      name: "at",
      title: t("desk.feedback.at"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ]
  return (
    <DeskPage title={t("desk.nav.feedback")} intro={t("desk.feedback.intro")}>
      <DeskFilters
        filters={[
          { kind: "search", name: "w", label: t("desk.feedback.search") },
          {
            kind: "choice",
            name: "state",
            label: t("desk.content.state"),
            options: feedbackStates.map((value) => ({ value, text: t(stateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <DeskTable
          label={t("desk.nav.feedback")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ text }) => text.slice(0, shownLetters)}
          csv={{
            name: "feedback",
            load: (place) => deskCall()(listFeedback, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </DeskPage>
  )
}
