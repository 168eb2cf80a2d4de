import { listInvoices } from "@roomwright/contract/payments/invoices"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { readQuery } from "../../../admin/table/read-query.ts"
import { withParameters } from "../../../platform/filter-address.ts"
import { ListPages } from "../../../platform/lists/list-pages.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import type { Route } from "./+types/invoices.page"
import { buttonClass } from "@roomwright/ui/button"
import { Link, useSearchParams } from "react-router"
import { InvoiceEntry } from "./invoice-entry.tsx"
import { SalesExport } from "./sales-export.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, { state: ["waiting", "issued"] })
  return { shown: query["state"] ?? "waiting", list: await adminCall()(listInvoices, { query }) }
}

/** Invoices that buyers want: what waits, who issues it, what was issued; and the month's sales for accountants. */
export default function InvoicesPage({ loaderData: { list, shown } }: Route.ComponentProps) {
  const t = useAdminText()
  const [search] = useSearchParams()
  return (
    <AdminPage title={t("admin.nav.invoices")} intro={t("admin.invoices.intro")}>
      <SalesExport />
      <nav aria-label={t("admin.invoices.show")} className="mt-8 flex flex-wrap gap-2">
        {(["waiting", "issued"] as const).map((state) => (
          <Link
            key={state}
            to={withParameters(search, { state: state === "waiting" ? null : state, page: null })}
            aria-current={state === shown ? "page" : undefined}
            className={buttonClass(state === shown ? "primary" : undefined, true)}
          >
            {t(state === "waiting" ? "admin.invoices.waiting" : "admin.invoices.issued")}
          </Link>
        ))}
      </nav>
      {list.totalElements === 0 ? (
        <p className="mt-6 text-ink-2">{t("admin.invoices.none")}</p>
      ) : (
        <ul className="mt-6 grid gap-4">
          {list.content.map((invoice) => (
            <InvoiceEntry key={invoice.billId + String(invoice.issued?.notedAt)} invoice={invoice} />
          ))}
        </ul>
      )}
      <ListPages {...list} search={search} />
    </AdminPage>
  )
}
