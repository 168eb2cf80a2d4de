import { listEnterpriseRequests } from "@roomwright/contract/plans/enterprise-requests"
import { useRevalidator } from "react-router"
import { privatePage } from "../../../platform/session/private-page.ts"
import { DeskPage } from "../../../admin/frame/admin-page.tsx"
import { useDeskText } from "../../../admin/frame/admin-texts.ts"
import { deskCall } from "../../../admin/frame/enter-admin.ts"
import { DeskFilters } from "../../../admin/table/admin-filters.tsx"
import { DeskTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/enterprise.page"
import { RequestsBulk } from "./requests-bulk.tsx"
import { RequestDialog } from "./request-dialog.tsx"
import { useRequestColumns } from "./use-request-columns.tsx"
import { useState } from "react"

export { DeskFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    state: ["open", "answered"],
    sort: ["newest", "oldest"],
  })
  return { query, list: await deskCall()(listEnterpriseRequests, { query }) }
}

/** Companies that want an offer. */
export default function EnterprisePage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const { revalidate } = useRevalidator()
  const [openId, setOpenId] = useState<string | null>(null)
  const columns = useRequestColumns(setOpenId)
  const open = list.content.find(({ id }) => id === openId)
  return (
    <DeskPage title={t("admin.nav.enterprise")} intro={t("admin.enterprise.intro")}>
      <DeskFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.enterprise.search") },
          {
            kind: "choice",
            name: "state",
            label: t("admin.bills.state"),
            options: [
              { value: "open", text: t("admin.enterprise.open") },
              { value: "answered", text: t("admin.enterprise.answered") },
            ],
          },
        ]}
      />
      <div className="mt-6">
        <DeskTable
          label={t("admin.nav.enterprise")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ company, name }) => company || name}
          csv={{
            name: "enterprise-requests",
            load: (place) => deskCall()(listEnterpriseRequests, { query: { ...query, ...place } }),
          }}
          bulk={RequestsBulk}
        />
      </div>
      {open ? (
        <RequestDialog request={open} onChanged={() => void revalidate()} onClose={() => setOpenId(null)} />
      ) : null}
    </DeskPage>
  )
}
