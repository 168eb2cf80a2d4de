import {
  listEnterpriseRequests,
  answerEnterpriseRequests,
  type EnterpriseRequest,
} from "@roomwright/contract/plans/enterprise-requests"
import { useRevalidator } from "react-router"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../../admin/table/admin-filters.tsx"
import { AdminTable, type BulkProps } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/enterprise.page"
import { RequestDialog } from "./request-dialog.tsx"
import { useRequestColumns } from "./use-request-columns.tsx"
import { useState } from "react"
import { Button } from "@roomwright/ui/button"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { useBulk } from "../../../admin/table/use-bulk.ts"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    state: ["open", "answered"],
    sort: ["newest", "oldest"],
  })
  return { query, list: await adminCall()(listEnterpriseRequests, { query }) }
}

/** Companies that want an offer. */
export default function EnterprisePage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const { revalidate } = useRevalidator()
  const [openId, setOpenId] = useState<string | null>(null)
  const columns = useRequestColumns(setOpenId)
  const open = list.content.find(({ id }) => id === openId)
  return (
    <AdminPage title={t("admin.nav.enterprise")} intro={t("admin.enterprise.intro")}>
      <AdminFilters
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
        <AdminTable
          label={t("admin.nav.enterprise")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ company, name }) => company || name}
          csv={{
            name: "enterprise-requests",
            load: (place) => adminCall()(listEnterpriseRequests, { query: { ...query, ...place } }),
          }}
          bulk={RequestsBulk}
        />
      </div>
      {open ? (
        <RequestDialog request={open} onChanged={() => void revalidate()} onClose={() => setOpenId(null)} />
      ) : null}
    </AdminPage>
  )
}

/** Says of several requests that they are answered. */
function RequestsBulk({ rows, onDone }: BulkProps<EnterpriseRequest>) {
  const t = useAdminText()
  const call = siteCall(useLanguage())
  const { isBusy, run } = useBulk(onDone)
  const ids = rows.map(({ id }) => id)
  return (
    <Button
      small
      aria-disabled={isBusy}
      onClick={() =>
        void run(
          () => call(answerEnterpriseRequests, { body: { ids } }),
          (count) => t("admin.enterprise.marked", { count }),
        )
      }
    >
      {t("admin.enterprise.mark")}
    </Button>
  )
}
