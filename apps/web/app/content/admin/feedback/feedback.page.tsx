import { listFeedback } from "@roomwright/contract/content/feedback"
import { feedbackStates } from "@roomwright/contract/content/feedback-limits"
import { privatePage } from "../../../platform/session/private-page.ts"
import { DeskPage } from "../../../admin/frame/admin-page.tsx"
import { useDeskText } from "../../../admin/frame/admin-texts.ts"
import { deskCall } from "../../../admin/frame/enter-admin.ts"
import { DeskFilters } from "../../../admin/table/admin-filters.tsx"
import { DeskTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/feedback.page"
import { stateTexts } from "./feedback-names.ts"
import { useFeedbackColumns } from "./use-feedback-columns.tsx"

export { DeskFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
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
    <DeskPage title={t("admin.nav.feedback")} intro={t("admin.feedback.intro")}>
      <DeskFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.feedback.search") },
          {
            kind: "choice",
            name: "state",
            label: t("admin.content.state"),
            options: feedbackStates.map((value) => ({ value, text: t(stateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <DeskTable
          label={t("admin.nav.feedback")}
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
