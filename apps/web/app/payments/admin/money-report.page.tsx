import {
  readMoneyReport,
  type AccountMonth,
  type MoneyAccountKind,
} from "@roomwright/contract/payments/money-report"
import { useNavigate } from "react-router"
import { privatePage } from "../../platform/session/private-page.ts"
import { formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { useAdminText, type AdminTextId } from "../../admin/frame/admin-texts.ts"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { Notice } from "../../admin/frame/notice.tsx"
import { SelectField } from "../../admin/frame/select-field.tsx"
import { AdminTable } from "../../admin/table/admin-table.tsx"
import type { Column } from "../../admin/table/column.ts"
import type { Route } from "./+types/money-report.page"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get("month") ?? ""
  // An old or mistyped address shows the newest month.
  const query = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? { month: asked } : {}
  return { report: await adminCall()(readMoneyReport, { query }) }
}

const kindTexts: Readonly<Record<MoneyAccountKind, AdminTextId>> = {
  unknown: "admin.report.unknown",
  bill: "admin.report.bill",
  over: "admin.report.over",
  refund: "admin.report.refund",
  credit: "admin.report.credit",
  sale: "admin.report.sale",
  seller: "admin.report.seller",
  earned: "admin.report.earned",
  commission: "admin.report.commission",
  aside: "admin.report.aside",
  waived: "admin.report.waived",
}

/** Whether the money adds up: what came minus what went is what is owed to others and what is the platform's own. */
export default function MoneyReportPage({ loaderData: { report } }: Route.ComponentProps) {
  const t = useAdminText()
  const language = useLanguage()
  const navigate = useNavigate()
  const columns = useReportColumns()
  const { month, months, bank, owed, own, accounts } = report
  const left = bank.cameInAll - bank.wentInAll
  const isRight = left === owed + own
  const money = (sum: number): string => formatMoney(sum, language)
  const sums = [
    [t("admin.report.came"), bank.came],
    [t("admin.report.went"), bank.went],
    [t("admin.report.left"), left],
    [t("admin.report.owed"), owed],
    [t("admin.report.own"), own],
  ] as const
  // Those that nothing is or was in say nothing.
  const content = accounts
    .filter(({ before, added, taken }) => before !== 0 || added !== 0 || taken !== 0)
    .map((account) => ({ ...account, id: account.kind }))
  const list = { content, page: 0, size: 20, totalElements: content.length }
  return (
    <AdminPage title={`${t("admin.nav.report")} · ${month}`} intro={t("admin.report.intro")}>
      <div className="max-w-60">
        <SelectField
          label={t("admin.report.month")}
          value={month}
          options={[...new Set([month, ...months])].map((value) => ({ value, text: value }))}
          onChange={(chosen) => void navigate(`?month=${chosen}`)}
        />
      </div>
      <dl className="mt-6 grid grid-cols-1 gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 xl:grid-cols-5">
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt className="text-14 text-ink-2">{name}</dt>
            <dd className="num mt-1 text-18 font-medium">{money(sum)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Notice {...(isRight ? {} : { tone: "bad" as const })}>
          {t(isRight ? "admin.report.right" : "admin.report.wrong", {
            came: money(bank.cameInAll),
            went: money(bank.wentInAll),
            owed: money(owed),
            own: money(own),
          })}
        </Notice>
      </div>
      <div className="mt-6">
        <AdminTable
          label={t("admin.nav.report")}
          columns={columns}
          list={list}
          sort=""
          nameOf={({ kind }) => t(kindTexts[kind])}
          csv={{ name: `money-${month}`, load: () => Promise.resolve(list) }}
        />
      </div>
    </AdminPage>
  )
}

const sumTexts = [
  ["before", "admin.report.before"],
  ["added", "admin.report.added"],
  ["taken", "admin.report.taken"],
  ["after", "admin.report.after"],
] as const

function useReportColumns(): readonly Column<AccountMonth & { readonly id: string }>[] {
  const t = useAdminText()
  const language = useLanguage()
  const sums = sumTexts.map(([name, title]): Column<AccountMonth & { readonly id: string }> => ({
    name,
    title: t(title),
    isNumber: true,
    csv: (row) => row[name],
    cell: (row) => formatMoney(row[name], language),
  }))
  return [
    {
      name: "account",
      title: t("admin.report.account"),
      csv: ({ kind }) => t(kindTexts[kind]),
      cell: ({ kind }) => t(kindTexts[kind]),
    },
    {
      name: "whose",
      title: t("admin.report.whose"),
      csv: ({ isOwed }) => t(isOwed ? "admin.report.others" : "admin.report.platform"),
      cell: ({ isOwed }) => t(isOwed ? "admin.report.others" : "admin.report.platform"),
    },
    ...sums,
  ]
}
