import { statementPath } from "@roomwright/contract/page-paths"
import type { PayoutHold, Statement } from "@roomwright/contract/orders/statements"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { formatMoney } from "../platform/locale/format.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { PayoutHolds } from "./payout-holds.tsx"
import { useOrderText } from "./order-texts.ts"

interface StatementListProps {
  readonly holds: readonly PayoutHold[]
  readonly balance: number
  readonly months: readonly Statement[]
}

/** All months, the newest first, and what is owed for all of them. */
export function StatementList({ balance, holds, months }: StatementListProps) {
  const t = useOrderText()
  const language = useLanguage()
  return (
    <>
      <title>{`${t("orders.statements.title")} · Roomwright`}</title>
      <header className="mb-6">
        <h1 className="text-36">{t("orders.statements.title")}</h1>
        <p className="mt-1.5 max-w-[62ch] text-ink-2">{t("orders.statements.text")}</p>
      </header>
      {months.length === 0 ? (
        <EmptyState drawing={<EmptyRoomDrawing />} title={t("orders.statements.none")}>
          <p>{t("orders.statements.noneText")}</p>
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-card p-5 sm:p-6">
            <span>{t(balance < 0 ? "orders.statements.owes" : "orders.statements.balance")}</span>
            <span className="num font-serif text-28">{formatMoney(Math.abs(balance), language)}</span>
            {balance < 0 ? (
              <span className="w-full text-14 text-ink-2">{t("orders.statements.setOff")}</span>
            ) : (
              <PayoutHolds holds={holds} />
            )}
          </div>
          <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
            {months.map((one) => (
              <li key={one.month} className="border-t border-line first:border-0">
                <Link to={statementPath(one.month)} className="group block py-4">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="num font-medium group-hover:text-accent">{one.month}</span>
                    <span className="num">
                      {t(one.owed < 0 ? "orders.statements.owesMonth" : "orders.statements.owed")}{" "}
                      {formatMoney(Math.abs(one.owed), language)}
                    </span>
                  </span>
                  <span className="num mt-1 flex flex-wrap gap-x-4 text-14 text-ink-2">
                    <span>
                      {t("orders.statements.sold")} {formatMoney(one.sold, language)} ({one.sales})
                    </span>
                    {one.returned > 0 ? (
                      <span>
                        {t("orders.statements.returned")} {formatMoney(one.returned, language)}
                      </span>
                    ) : null}
                    {one.commission === 0 ? null : (
                      <span>
                        {t("orders.statements.commission")} {formatMoney(one.commission, language)}
                      </span>
                    )}
                    {one.repaid > 0 ? (
                      <span>
                        {t("orders.statements.repaid")} {formatMoney(one.repaid, language)}
                      </span>
                    ) : null}
                    <span>
                      {t("orders.statements.paidOut")} {formatMoney(one.paidOut, language)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
