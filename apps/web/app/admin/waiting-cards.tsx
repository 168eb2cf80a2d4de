import type { Waiting, WaitingKind } from "@roomwright/contract/admin/waiting"
import { Link } from "react-router"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useAdminText, type AdminTextId } from "./frame/admin-texts.ts"
import { AgeTag } from "./frame/age-tag.tsx"
import { pagePaths } from "@roomwright/contract/page-paths"

/** What each queue is called, and where it is worked off. */
const queues: Readonly<Record<WaitingKind, { readonly text: AdminTextId; readonly path: string }>> = {
  application: { text: "admin.applications.waiting", path: pagePaths.adminApplications },
  receipt: { text: "admin.receipts.waiting", path: pagePaths.adminReceipts },
  "payment-note": { text: "admin.waiting.notes", path: `${pagePaths.adminBills}?notes=open` },
  refund: { text: "admin.waiting.refunds", path: `${pagePaths.adminBills}?notes=refund` },
  "order-problem": {
    text: "admin.waiting.problems",
    path: `${pagePaths.adminOrders}?status=PROBLEM&sort=oldest`,
  },
  "enterprise-request": { text: "admin.waiting.enterprise", path: `${pagePaths.adminEnterprise}?state=open` },
  "work-look": { text: "admin.waiting.looks", path: `${pagePaths.adminWorks}?state=LOOK` },
  feedback: { text: "admin.waiting.feedback", path: `${pagePaths.adminFeedback}?state=NEW&sort=oldest` },
  report: { text: "admin.waiting.reports", path: pagePaths.adminReports },
}

/** The queues of one's roles, each with how much waits and how long the oldest does; each leads to where it is worked off. */
export function WaitingCards({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const t = useAdminText()
  const language = useLanguage()
  return (
    <ul
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(180px,1fr))]"
      aria-label={t("admin.waiting.title")}
    >
      {waiting.map(({ kind, count, oldestAt }) => (
        <li key={kind}>
          <Link
            to={queues[kind].path}
            className="grid h-full content-between gap-3 rounded-card border border-line bg-card p-5 hover:border-ink-2"
          >
            <span className="text-14 text-ink-2">{t(queues[kind].text)}</span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className={count === 0 ? "num text-36 text-ink-2" : "num text-36"}>
                {formatNumber(count, language)}
              </span>
              {oldestAt ? <AgeTag since={oldestAt} /> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
