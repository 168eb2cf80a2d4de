import { orderKinds, orderStates } from "@roomwright/contract/orders/calls"
import { adminOrderSorts, searchOrders } from "@roomwright/contract/orders/admin"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/orders.page"
import { orderKindTexts, orderStateTexts } from "./order-names.ts"
import { useOrderColumns } from "./use-order-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    w: "text",
    kind: orderKinds,
    status: orderStates,
    sort: adminOrderSorts,
  })
  return { query, list: await adminCall()(searchOrders, { query }) }
}

/** Orders of everybody. */
export default function AdminOrdersPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const columns = useOrderColumns()
  return (
    <AdminPage title={t("admin.nav.orders")} intro={t("admin.orders.intro")}>
      <AdminFilters
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
        <AdminTable
          label={t("admin.nav.orders")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ code }) => code}
          csv={{
            name: "orders",
            load: (place) => adminCall()(searchOrders, { query: { ...query, ...place } }),
          }}
        />
      </div>
    </AdminPage>
  )
}
