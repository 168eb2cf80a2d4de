import { billKinds, billStates } from "@roomwright/contract/payments/bills"
import { adminBillSorts, searchBills } from "@roomwright/contract/payments/bills-admin"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { privatePage } from "../../../platform/session/private-page.ts"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { kindTexts, stateTexts } from "../bill-names.ts"
import { AdminFilters } from "../../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/bills.page"
import { BillDialog } from "./bill-dialog.tsx"
import { useBillColumns } from "./use-bill-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    status: billStates,
    kind: billKinds,
    notes: ["open", "refund"],
    sort: adminBillSorts,
  })
  return { query, list: await adminCall()(searchBills, { query }) }
}

/** Bills of everybody: for money that came late, in another sum, or without a receipt. */
export default function BillsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const { revalidate } = useRevalidator()
  const [only] = list.content
  // Who follows a transfer code wants that bill, not a list of one.
  const isAsked = only !== undefined && only.transferCode === query["w"]
  const [openId, setOpenId] = useState(isAsked ? only.id : null)
  const columns = useBillColumns(setOpenId)
  const open = list.content.find(({ id }) => id === openId)
  return (
    <AdminPage title={t("admin.nav.bills")} intro={t("admin.bills.intro")}>
      <AdminFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.bills.search") },
          {
            kind: "choice",
            name: "status",
            label: t("admin.bills.state"),
            options: billStates.map((value) => ({ value, text: t(stateTexts[value]) })),
          },
          {
            kind: "choice",
            name: "kind",
            label: t("admin.bills.kind"),
            options: billKinds.map((value) => ({ value, text: t(kindTexts[value]) })),
          },
          {
            kind: "choice",
            name: "notes",
            label: t("admin.note.title"),
            options: [
              { value: "open", text: t("admin.bills.notesOpen") },
              { value: "refund", text: t("admin.outcome.refundDue") },
            ],
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.bills")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ transferCode }) => transferCode}
          csv={{
            name: "bills",
            load: (place) => adminCall()(searchBills, { query: { ...query, ...place } }),
          }}
        />
      </div>
      {open ? (
        <BillDialog bill={open} onChanged={() => void revalidate()} onClose={() => setOpenId(null)} />
      ) : null}
    </AdminPage>
  )
}
