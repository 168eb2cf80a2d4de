import { listDuePayouts, listPayoutRuns } from "@roomwright/contract/orders/payout-runs"
import { payoutRunPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import { stateTexts } from "./payout-names.ts"
import type { Route } from "./+types/payouts.page"
import { DueSellers } from "./due-sellers.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = adminCall()
  const query = { size: "100" }
  const [due, runs] = await Promise.all([
    call(listDuePayouts, { query }),
    call(listPayoutRuns, { query: { size: "20" } }),
  ])
  return { due, runs }
}

/** To whom something is due, and the runs by which it is paid. */
export default function AdminPayoutsPage({ loaderData: { due, runs } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  return (
    <AdminPage title={t("admin.nav.payouts")} intro={t("admin.payouts.intro")}>
      <DueSellers due={due.content} />
      <section aria-labelledby="runs" className="mt-6 rounded-card border border-line bg-card p-5">
        <h2 id="runs" className="text-22">
          {t("admin.payouts.runs")}
        </h2>
        {runs.content.length === 0 ? (
          <p className="mt-3 text-ink-2">{t("admin.payouts.noRuns")}</p>
        ) : (
          <ul className="mt-3">
            {runs.content.map(({ id, code, state, madeAt, madeBy, sellers, total }) => (
              <li key={id} className="border-t border-line first:border-0">
                <Link
                  to={payoutRunPath(id)}
                  className="group flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
                >
                  <span className="num font-medium group-hover:text-accent">{code}</span>
                  <span className="text-14 text-ink-2">
                    {t("admin.payouts.made", { name: madeBy.nickname })} · <Moment iso={madeAt} />
                  </span>
                  <span className="text-14">{t("admin.payouts.sellers", { count: sellers })}</span>
                  <span className="num">{formatMoney(total, language)}</span>
                  <span className="text-14 text-ink-2">{t(stateTexts[state])}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminPage>
  )
}
