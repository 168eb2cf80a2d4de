import {
  deleteAdminProduct,
  adminProductSorts,
  listAdminProducts,
  type AdminProduct,
} from "@roomwright/contract/moderation/admin"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { privatePage } from "../../platform/session/private-page.ts"
import { showToast } from "../../platform/toast-store.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { sayRefusal } from "../../admin/frame/say-refusal.ts"
import { AdminFilters } from "../../admin/table/admin-filters.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/products.page"
import { OwnerReasonDialog } from "./owner-reason-dialog.tsx"
import { useProductColumns } from "./use-product-columns.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { w: "text", state: ["reported"], sort: adminProductSorts })
  return { query, list: await adminCall()(listAdminProducts, { query }) }
}

/** Products of everybody; staff delete what must go. */
export default function AdminProductsPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useAdminText()
  const { revalidate } = useRevalidator()
  const [deleted, setDeleted] = useState<AdminProduct | null>(null)
  const [isBusy, setBusy] = useState(false)
  const columns = useProductColumns(setDeleted)
  const remove = async ({ id }: AdminProduct, reason: string): Promise<void> => {
    setBusy(true)
    try {
      await adminCall()(deleteAdminProduct, { params: { id }, body: { reason } })
      showToast("success", t("admin.works.saidDeleted"))
    } catch (error) {
      sayRefusal(error)
    }
    setDeleted(null)
    await revalidate()
    setBusy(false)
  }
  return (
    <AdminPage title={t("admin.nav.products")} intro={t("admin.products.intro")}>
      <AdminFilters
        filters={[
          { kind: "search", name: "w", label: t("admin.products.search") },
          {
            kind: "choice",
            name: "state",
            label: t("admin.products.only"),
            options: [{ value: "reported", text: t("admin.products.reported") }],
          },
        ]}
      />
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.products")}
          columns={columns}
          list={list}
          sort={query["sort"] ?? "newest"}
          nameOf={({ name }) => name.text}
          csv={{
            name: "products",
            load: (place) => adminCall()(listAdminProducts, { query: { ...query, ...place } }),
          }}
        />
      </div>
      {deleted ? (
        <OwnerReasonDialog
          title={`${t("admin.works.delete")} · ${deleted.name.text}`}
          text={t("admin.works.deleteText")}
          go={t("admin.works.delete")}
          isBusy={isBusy}
          onGo={(reason) => void remove(deleted, reason)}
          onClose={() => setDeleted(null)}
        />
      ) : null}
    </AdminPage>
  )
}
