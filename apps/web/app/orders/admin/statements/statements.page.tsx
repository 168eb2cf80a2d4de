import { adminStatementSorts, searchStatements } from "@roomwright/contract/orders/statements-admin"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/statements.page"
import { useStatementColumns } from "./use-statement-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", owed: ["yes"], sort: adminStatementSorts })
  return { query, list: await adminCall()(searchStatements, { query }) }
}

/** What sellers have sold, are owed and were paid, by month. */
export default function AdminStatementsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useStatementColumns()
  return (
    <AdminPage title={t("admin.nav.statements")} intro={t("admin.statements.intro")}>
      <AdminFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.statements.seller") },
          {
            kind: "choice",
            name: "owed",
            label: t("admin.statements.onlyOwed"),
            options: [{ value: "yes", text: t("admin.statements.yes") }],
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.statements")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ seller, month }) => `${seller.nickname} ${month}`}
          csv={{
            name: "statements",
            load: (place) => adminCall()(searchStatements, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </AdminPage>
  )
}
