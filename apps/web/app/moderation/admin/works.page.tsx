import { adminWorkSorts, adminWorkStates, listAdminWorks } from "@roomwright/contract/moderation/admin"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/works.page"
import { useWorkColumns } from "./use-work-columns.tsx"
import { workStateTexts } from "./work-names.ts"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: adminWorkStates, sort: adminWorkSorts })
  return { query, list: await adminCall()(listAdminWorks, { query }) }
}

/** Works of everybody. */
export default function AdminWorksPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useWorkColumns()
  return (
    <AdminPage title={t("admin.nav.works")} intro={t("admin.works.intro")}>
      <AdminFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.works.search") },
          {
            kind: "choice",
            name: "state",
            label: t("admin.works.state"),
            options: adminWorkStates.map((value) => ({ value, text: t(workStateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.works")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ name }) => name.text}
          csv={{
            name: "works",
            load: (place) => adminCall()(listAdminWorks, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </AdminPage>
  )
}
