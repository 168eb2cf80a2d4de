import { deskStatementSorts, searchStatements } from "@roomwright/contract/statements-desk"
import { privatePage } from "../../platform/session/private-page.ts"
import { DeskPage } from "../desk-page.tsx"
import { useDeskText } from "../desk-texts.ts"
import { deskCall } from "../enter-desk.ts"
import { DeskFilters } from "../table/desk-filters.tsx"
import { DeskTable } from "../table/desk-table.tsx"
import { readQuery } from "../table/read-query.ts"
import type { Route } from "./+types/statements.page"
import { useStatementColumns } from "./use-statement-columns.tsx"

export { DeskFailure as ErrorBoundary } from "../desk-failure.tsx"
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
    <DeskPage title={t("desk.nav.statements")} intro={t("desk.statements.intro")}>
      <DeskFilters
        filters={[
          { kind: "search", name: "w", label: t("desk.statements.seller") },
          {
            kind: "choice",
            name: "owed",
            label: t("desk.statements.onlyOwed"),
            options: [{ value: "yes", text: t("desk.statements.yes") }],
          },
        ]}
      />
      <div className="mt-6">
        <DeskTable
          label={t("desk.nav.statements")}
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
