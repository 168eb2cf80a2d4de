import { readAuditLog } from "@roomwright/contract/admin/audit-log"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../frame/admin-page.tsx"
import { useAdminText } from "../frame/admin-texts.ts"
import { adminCall } from "../frame/enter-admin.ts"
import { AdminFilters } from "../table/admin-filters.tsx"
import { AdminTable } from "../table/admin-table.tsx"
import { readQuery } from "../table/read-query.ts"
import type { Route } from "./+types/audit.page"
import { formatAction } from "./audit-names.ts"
import { useAuditColumns } from "./use-audit-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../frame/admin-failure.tsx"
export const handle = privatePage

/** An action is a word of the log's own. */
const actionPattern = /^[a-z-]{1,40}\.[a-z-]{1,40}$/

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { action, ...rest } = readQuery(request.url, {
    actor: "text",
    action: "text",
    subject: "text",
    from: "day",
    to: "day",
    sort: ["newest", "oldest"],
  })
  const query = action !== undefined && actionPattern.test(action) ? { ...rest, action } : rest
  return { query, list: await adminCall()(readAuditLog, { query }) }
}

/** What staff have done. Nothing here can be changed. */
export default function AuditPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useAuditColumns()
  return (
    <AdminPage title={t("admin.nav.audit")} intro={t("admin.audit.intro")}>
      <AdminFilters
        filters={[
          { kind: "search", name: "actor", label: t("admin.audit.actor") },
          {
            kind: "choice",
            name: "action",
            label: t("admin.audit.action"),
            options: list.actions.map((value) => ({ value, text: formatAction(t, value) })),
          },
          { kind: "text", name: "subject", label: t("admin.audit.subjectId") },
          { kind: "day", name: "from", label: t("admin.audit.from") },
          { kind: "day", name: "to", label: t("admin.audit.to") },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.audit")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ action }) => action}
          csv={{
            name: "audit-log",
            load: (place) => adminCall()(readAuditLog, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </AdminPage>
  )
}
