import { adminStatementPath } from "@roomwright/contract/page-paths"
import type { AdminStatement } from "@roomwright/contract/orders/statements-admin"
import { Link } from "react-router"
import { formatMoney } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useAdminText } from "../../../admin/frame/admin-texts.ts"
import type { Column } from "../../../admin/table/column.ts"

const sumNames = [
  ["sold", "admin.statements.sold"],
  ["returned", "admin.statements.returned"],
  ["commission", "admin.statements.commission"],
  ["paidOut", "admin.statements.paidOut"],
  ["repaid", "admin.statements.repaid"],
] as const

/** What the back office shows of a statement; its seller leads to it. */
export function useStatementColumns(): readonly Column<AdminStatement>[] {
  const t = useAdminText()
  const language = useLanguage()
  const sums = sumNames.map(([name, title]): Column<AdminStatement> => ({
    name,
    title: t(title),
    isNumber: true,
    csv: (row) => row[name],
    cell: (row) => formatMoney(row[name], language),
  }))
  return [
    {
      name: "seller",
      title: t("admin.statements.seller"),
      csv: ({ seller }) => seller.nickname,
      cell: ({ seller, month }) => (
        <Link
          to={adminStatementPath(seller.id, month)}
          className="inline-flex min-h-8 items-center text-accent underline underline-offset-2"
        >
          {seller.nickname}
        </Link>
      ),
    },
    {
      name: "month",
      title: t("admin.statements.month"),
      sorts: { up: "oldest", down: "newest" },
      csv: ({ month }) => month,
      cell: ({ month }) => <span className="num">{month}</span>,
    },
    {
      name: "sales",
      title: t("admin.statements.sales"),
      isNumber: true,
      csv: ({ sales }) => sales,
      cell: ({ sales }) => sales,
    },
    ...sums,
    {
      name: "owed",
      title: t("admin.statements.owed"),
      isNumber: true,
      sorts: { up: "least", down: "most" },
      csv: ({ owed }) => owed,
      cell: ({ owed }) => (
        <strong className={owed < 0 ? "text-bad" : undefined}>
          {owed < 0 ? `${t("admin.statements.owes")} ` : null}
          {formatMoney(Math.abs(owed), language)}
        </strong>
      ),
    },
  ]
}
