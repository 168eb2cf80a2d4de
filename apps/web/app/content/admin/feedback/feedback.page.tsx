import { listFeedback } from "@roomwright/contract/content/feedback"
import { feedbackStates } from "@roomwright/contract/content/feedback-limits"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/feedback.page"
import { stateTexts } from "./feedback-names.ts"
import { useFeedbackColumns } from "./use-feedback-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: feedbackStates, sort: ["newest", "oldest"] })
  return { query, list: await adminCall()(listFeedback, { query }) }
}

/** What people wrote to us. */
export default function AdminFeedbackPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useFeedbackColumns()
  return (
    <AdminPage title={t("admin.nav.feedback")} intro={t("admin.feedback.intro")}>
      <AdminFilters
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
        <AdminTable
          label={t("admin.nav.feedback")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ text }) => text.slice(0, 120)}
          csv={{
            name: "feedback",
            load: (place) => adminCall()(listFeedback, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </AdminPage>
  )
}
