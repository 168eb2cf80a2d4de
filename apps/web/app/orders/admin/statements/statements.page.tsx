import { deskStatementSorts, searchStatements } from "@roomwright/contract/orders/statements-admin"
import { privatePage } from "../../../platform/session/private-page.ts"
import { DeskPage } from "../../../admin/frame/admin-page.tsx"
import { useDeskText } from "../../../admin/frame/admin-texts.ts"
import { deskCall } from "../../../admin/frame/enter-admin.ts"
import { DeskFilters } from "../../../admin/table/admin-filters.tsx"
import { DeskTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/statements.page"
import { useStatementColumns } from "./use-statement-columns.tsx"

export { DeskFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", owed: ["yes"], sort: deskStatementSorts })
  return { query, list: await deskCall()(searchStatements, { query }) }
}

/** What sellers have sold, are owed and were paid, by month. */
export default function DeskStatementsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const columns = useStatementColumns()
  return (
    <DeskPage title={t("admin.nav.statements")} intro={t("admin.statements.intro")}>
      <DeskFilters
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
        <DeskTable
          label={t("admin.nav.statements")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ seller, month }) => `${seller.nickname} ${month}`}
          csv={{
            name: "statements",
            load: (place) => deskCall()(searchStatements, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </DeskPage>
  )
}
