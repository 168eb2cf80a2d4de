import { callOffPayoutRun, readPayoutRun, releasePayoutRun } from "@roomwright/contract/orders/payout-runs"
import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { AdminPage } from "../../../admin/frame/admin-page.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import { adminCall } from "../../../admin/frame/enter-admin.ts"
import { Moment } from "../../../admin/frame/moment.tsx"
import { Notice } from "../../../admin/frame/notice.tsx"
import { isOwnCase, OwnCaseNotice, useIsOwnCase } from "../../../admin/frame/own-case.tsx"
import { readRefusal } from "../../../admin/frame/say-refusal.ts"
import { foundOr404 } from "../../../platform/found-or-404.ts"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { privatePage } from "../../../platform/session/private-page.ts"
import type { Route } from "./+types/payout-run.page"
import { BankFiles } from "./bank-files.tsx"
import { PaidForm } from "./paid-form.tsx"
import { stateTexts } from "./payout-names.ts"
import { RunItem } from "./run-item.tsx"

export { AdminFailure as ErrorBoundary } from "../../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? ""
  return { run: await foundOr404(adminCall()(readPayoutRun, { params: { id } })) }
}

/** One run: its sellers, and what is to be done next with it. */
export default function AdminPayoutRunPage({ loaderData: { run } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isOwn = useIsOwnCase(run.items.map(({ seller }) => seller.id))
  const { id, code, state, items, madeBy, releasedBy, needsTwo } = run
  const open = items.filter((item) => item.state === "OPEN")
  const act = async (call: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await call()
    } catch (error) {
      setRefusal(readRefusal(error))
    }
    setBusy(false)
    await revalidate()
  }
  const waitsForOther = needsTwo && isOwnCase([madeBy.id])
  return (
    <AdminPage
      title={t("admin.payouts.run", { code })}
      list={{ path: pagePaths.adminPayouts, name: t("admin.nav.payouts") }}
    >
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <strong>{t(stateTexts[state])}</strong>
        <span className="num">{formatMoney(run.total, language)}</span>
        <span className="text-14 text-ink-2">
          {t("admin.payouts.made", { name: madeBy.nickname })} · <Moment iso={run.madeAt} />
        </span>
        {releasedBy && run.releasedAt ? (
          <span className="text-14 text-ink-2">
            {t("admin.payouts.released", { name: releasedBy.nickname })} · <Moment iso={run.releasedAt} />
          </span>
        ) : null}
      </p>
      <div className="mt-4 grid gap-2 empty:hidden">{isOwn ? <OwnCaseNotice /> : null}</div>
      <div role="alert" className="mt-4 empty:hidden">
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      </div>
      {state === "MADE" ? (
        <section className="mt-6 rounded-card border border-line bg-card p-5">
          <p className="max-w-measure">{t("admin.payouts.releaseText")}</p>
          {needsTwo ? <p className="mt-2 text-wait">{t("admin.payouts.two")}</p> : null}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              look="primary"
              disabled={isOwn || waitsForOther}
              aria-disabled={isBusy}
              onClick={() => void act(() => adminCall()(releasePayoutRun, { params: { id } }))}
            >
              {t("admin.payouts.release")}
            </Button>
          </div>
        </section>
      ) : null}
      {state === "RELEASED" ? (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <BankFiles id={id} code={code} />
          <PaidForm key={open.length} id={id} open={open} isOff={isOwn} onPaid={revalidate} />
        </div>
      ) : null}
      <section aria-labelledby="items" className="mt-6 rounded-card border border-line bg-card p-5">
        <h2 id="items" className="text-22">
          {t("admin.payouts.sellers", { count: items.length })}
        </h2>
        <ul className="mt-3">
          {items.map((item) => (
            <RunItem
              key={item.id}
              item={item}
              mayFail={state === "RELEASED" && !isOwn}
              onFailed={revalidate}
            />
          ))}
        </ul>
      </section>
      {open.length > 0 ? (
        <section className="mt-6 rounded-card border border-line bg-card p-5">
          <p className="max-w-measure text-ink-2">{t("admin.payouts.callOffText")}</p>
          <Button
            small
            className="mt-3"
            disabled={isOwn}
            aria-disabled={isBusy}
            onClick={() => void act(() => adminCall()(callOffPayoutRun, { params: { id } }))}
          >
            {t("admin.payouts.callOff")}
          </Button>
        </section>
      ) : null}
    </AdminPage>
  )
}
