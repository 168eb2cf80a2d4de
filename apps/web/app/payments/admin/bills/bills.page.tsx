import { billKinds, billStates } from "@roomwright/contract/payments/bills"
import { deskBillSorts, searchBills } from "@roomwright/contract/payments/bills-admin"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { privatePage } from "../../../platform/session/private-page.ts"
import { DeskPage } from "../../../admin/frame/admin-page.tsx"
import { useDeskText } from "../../../admin/frame/admin-texts.ts"
import { deskCall } from "../../../admin/frame/enter-admin.ts"
import { kindTexts, stateTexts } from "../bill-names.ts"
import { DeskFilters } from "../../../admin/table/admin-filters.tsx"
import { DeskTable } from "../../../admin/table/admin-table.tsx"
import { readQuery } from "../../../admin/table/read-query.ts"
import type { Route } from "./+types/bills.page"
import { BillDialog } from "./bill-dialog.tsx"
import { useBillColumns } from "./use-bill-columns.tsx"

export { DeskFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    status: billStates,
    kind: billKinds,
    notes: ["open", "refund"],
    sort: deskBillSorts,
  })
  return { query, list: await deskCall()(searchBills, { query }) }
}

/** Bills of everybody: for money that came late, in another sum, or without a receipt. */
export default function BillsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const { revalidate } = useRevalidator()
  const [openId, setOpenId] = useState<string | null>(null)
  const columns = useBillColumns(setOpenId)
  const open = list.content.find(({ id }) => id === openId)
  return (
    <DeskPage title={t("admin.nav.bills")} intro={t("admin.bills.intro")}>
      <DeskFilters
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
        <DeskTable
          label={t("admin.nav.bills")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ transferCode }) => transferCode}
          csv={{
            name: "bills",
            load: (place) => deskCall()(searchBills, { query: { ...query, ...place } }),
          }}
        />
      </div>
      {open ? (
        <BillDialog bill={open} onChanged={() => void revalidate()} onClose={() => setOpenId(null)} />
      ) : null}
    </DeskPage>
  )
}
