import { deskWorkSorts, deskWorkStates, listDeskWorks } from "@roomwright/contract/moderation/admin"
import { privatePage } from "../../platform/session/private-page.ts"
import { DeskPage } from "../../admin/frame/admin-page.tsx"
import { useDeskText } from "../../admin/frame/admin-texts.ts"
import { deskCall } from "../../admin/frame/enter-admin.ts"
import { DeskFilters } from "../../admin/table/admin-filters.tsx"
import { DeskTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/works.page"
import { useWorkColumns } from "./use-work-columns.tsx"
import { workStateTexts } from "./work-names.ts"

export { DeskFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: deskWorkStates, sort: deskWorkSorts })
  return { query, list: await deskCall()(listDeskWorks, { query }) }
}

/** Works of everybody. */
export default function DeskWorksPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const columns = useWorkColumns()
  return (
    <DeskPage title={t("admin.nav.works")} intro={t("admin.works.intro")}>
      <DeskFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.works.search") },
          {
            kind: "choice",
            name: "state",
            label: t("admin.works.state"),
            options: deskWorkStates.map((value) => ({ value, text: t(workStateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <DeskTable
          label={t("admin.nav.works")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ name }) => name.text}
          csv={{
            name: "works",
            load: (place) => deskCall()(listDeskWorks, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </DeskPage>
  )
}
