import { readProfile } from "@roomwright/contract/accounts/calls"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { listReceipts, readBankAccount } from "@roomwright/contract/payments/receipts-admin"
import { readStorage, type StorageSpace } from "@roomwright/contract/admin/storage"
import { listWaiting } from "@roomwright/contract/admin/waiting"
import { buttonClass } from "@roomwright/ui/button"
import { Link } from "react-router"
import { formatMoney, formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { privatePage } from "../platform/session/private-page.ts"
import { isAdministrator, mayConfirmPayments } from "../platform/session/staff.ts"
import type { Route } from "./+types/dashboard.page"
import { AdminPage } from "./frame/admin-page.tsx"
import { useAdminText } from "./frame/admin-texts.ts"
import { adminCall } from "./frame/enter-admin.ts"
import { Notice } from "./frame/notice.tsx"
import { AgeTag } from "./frame/age-tag.tsx"
import { WaitingCards } from "./waiting-cards.tsx"
import { urgencyOf } from "./frame/waiting-age.ts"

export { AdminFailure as ErrorBoundary } from "./frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader() {
  const call = adminCall()
  const [profile, queues] = await Promise.all([call(readProfile, {}), call(listWaiting, {})])
  const roles = profile.roles.map(({ name }) => name)
  const disks = isAdministrator(roles) ? await call(readStorage, {}) : []
  const shared = { roles, queues, disks, now: Date.now() }
  if (!mayConfirmPayments(roles)) return { ...shared, waiting: null, hasAccount: true }
  const query = { state: "waiting" as const, size: String(limits.pageSizeMax) }
  const [waiting, account] = await Promise.all([call(listReceipts, { query }), call(readBankAccount, {})])
  return { ...shared, waiting, hasAccount: account !== null }
}

const ages = [
  { urgency: "late", text: "admin.overview.late", className: "text-bad" },
  { urgency: "soon", text: "admin.overview.soon", className: "text-wait" },
  { urgency: "fresh", text: "admin.overview.fresh", className: "text-ink" },
] as const

/** What waits, by age. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const { roles, queues, disks, waiting, hasAccount, now } = loaderData
  return (
    <AdminPage title={t("admin.nav.overview")}>
      <StorageNotices disks={disks} />
      {hasAccount ? null : (
        <div className="mb-6">
          <Notice tone="bad">
            <p>{t("admin.overview.noAccount")}</p>
            {isAdministrator(roles) ? (
              <Link to={pagePaths.adminSettings} className="underline underline-offset-2">
                {t("admin.overview.setAccount")}
              </Link>
            ) : null}
          </Notice>
        </div>
      )}
      {queues.length === 0 ? (
        <p className="text-ink-2">{t("admin.overview.nothingYours")}</p>
      ) : (
        <WaitingCards waiting={queues} />
      )}
      {waiting === null ? null : (
        <section
          aria-labelledby="waiting-receipts"
          className="mt-6 rounded-card border border-line bg-card p-6 lg:p-8"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="waiting-receipts" className="text-22">
              {t("admin.receipts.waiting")}{" "}
              <span className="num text-ink-2">{formatNumber(waiting.totalElements, language)}</span>
            </h2>
            <Link to={pagePaths.adminReceipts} className={buttonClass("primary", true)}>
              {t("admin.overview.openDesk")}
            </Link>
          </div>
          <dl className="mt-6 grid gap-4 sm:grid-cols-3">
            {ages.map(({ urgency, text, className }) => (
              <div key={urgency} className="rounded-inner bg-sunk p-4">
                <dt className="text-14 text-ink-2">{t(text)}</dt>
                <dd className={`num text-36 ${className}`}>
                  {formatNumber(
                    waiting.content.filter(({ sentAt }) => urgencyOf(sentAt, now) === urgency).length,
                    language,
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {waiting.content.length === 0 ? (
            <p className="mt-6 text-ink-2">{t("admin.receipts.noneText")}</p>
          ) : (
            <ol className="mt-6 border-t border-line" aria-label={t("admin.overview.oldest")}>
              {waiting.content.slice(0, 5).map(({ id, sentAt, bill }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-14"
                >
                  <span className="num w-28 font-medium">{bill.transferCode}</span>
                  <span className="min-w-0 flex-1 truncate">{bill.payer.nickname}</span>
                  <span className="num">{formatMoney(bill.amount, language)}</span>
                  <AgeTag since={sentAt} />
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </AdminPage>
  )
}

/** The disks that somebody has to look after before they are full. */
function StorageNotices({ disks }: { readonly disks: readonly StorageSpace[] }) {
  const t = useAdminText()
  const language = useLanguage()
  const toText = (bytes: number): string =>
    bytes < 1e9
      ? `${formatNumber(bytes / 1e6, language)}\u00A0MB`
      : `${formatNumber(bytes / 1e9, language)}\u00A0GB`
  return disks
    .filter(({ isLow }) => isLow)
    .map(({ place, freeBytes, totalBytes }) => (
      <div key={place} className="mb-6">
        <Notice tone="bad">
          <p>
            {t("admin.overview.storageLow", {
              place,
              free: toText(freeBytes),
              total: toText(totalBytes),
            })}
          </p>
          <p>{t("admin.overview.storageRemedy")}</p>
        </Notice>
      </div>
    ))
}
