import { listFeedback } from "@roomwright/contract/feedback"
import { feedbackStates } from "@roomwright/contract/feedback-limits"
import { privatePage } from "../../platform/session/private-page.ts"
import { DeskPage } from "../desk-page.tsx"
import { useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { DeskFilters } from "../table/desk-filters.tsx"
import { DeskTable } from "../table/desk-table.tsx"
import { readQuery } from "../table/read-query.ts"
import type { Route } from "./+types/feedback.page"
import { stateTexts } from "./feedback-words.ts"
import { useFeedbackColumns } from "./use-feedback-columns.tsx"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: feedbackStates, sort: ["newest", "oldest"] })
  return { query, list: await deskCall()(listFeedback, { query }) }
}

/** What people wrote to us. */
export default function FeedbackDeskPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const columns = useFeedbackColumns()
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
          nameOf={({ text }) => text.slice(0, 120)}
          csv={{
            name: "feedback",
            load: (place) => deskCall()(listFeedback, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </DeskPage>
  )
}
