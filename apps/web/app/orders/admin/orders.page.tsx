import { orderKinds, orderStates } from "@roomwright/contract/orders/calls"
import { deskOrderSorts, searchOrders } from "@roomwright/contract/orders/admin"
import { privatePage } from "../../platform/session/private-page.ts"
import { DeskPage } from "../../admin/frame/admin-page.tsx"
import { useDeskText } from "../../admin/frame/admin-texts.ts"
import { deskCall } from "../../admin/frame/enter-admin.ts"
import { DeskFilters } from "../../admin/table/admin-filters.tsx"
import { DeskTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/orders.page"
import { orderKindTexts, orderStateTexts } from "./order-names.ts"
import { useOrderColumns } from "./use-order-columns.tsx"

export { DeskFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    kind: orderKinds,
    status: orderStates,
    sort: deskOrderSorts,
  })
  return { query, list: await deskCall()(searchOrders, { query }) }
}

/** Orders of everybody. */
export default function DeskOrdersPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useDeskText()
  const columns = useOrderColumns()
  return (
    <DeskPage title={t("admin.nav.orders")} intro={t("admin.orders.intro")}>
      <DeskFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.orders.search") },
          {
            kind: "choice",
            name: "kind",
            label: t("admin.orders.kind"),
            options: orderKinds.map((value) => ({ value, text: t(orderKindTexts[value]) })),
          },
          {
            kind: "choice",
            name: "status",
            label: t("admin.orders.state"),
            options: orderStates.map((value) => ({ value, text: t(orderStateTexts[value]) })),
          },
        ]}
      />
      <div className="mt-6">
        <DeskTable
          label={t("admin.nav.orders")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ code }) => code}
          csv={{
            name: "orders",
            load: (place) => deskCall()(searchOrders, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </DeskPage>
  )
}
