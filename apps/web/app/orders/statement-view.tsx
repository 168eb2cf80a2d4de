import { orderPath, pagePaths } from "@roomwright/contract/page-paths"
import { readOwnStatement, type StatementDetail } from "@roomwright/contract/orders/statements"
import { classNames } from "@roomwright/ui/class-names"
import { Link, useSearchParams } from "react-router"
import { SectionCard } from "../platform/cards/section-card.tsx"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { useFreshAddresses } from "../platform/lists/use-fresh-addresses.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../platform/locale/locale.tsx"
import { Moment } from "../platform/locale/moment.tsx"
import { siteCall } from "../platform/site-call.ts"
import { StatementCsv } from "./statement-csv.tsx"
import { useOrderText } from "./order-texts.ts"

/** One month: its sums, the orders that they are made of, and what was paid out with which transfer. */
export function StatementView({ statement }: { readonly statement: StatementDetail }) {
  const t = useOrderText()
  const language = useLanguage()
  const langOf = useLangOf()
  const [search] = useSearchParams()
  const { month, entries, payouts, repayments, owed } = statement
  useFreshAddresses(payouts.length > 0)
  const names = ["sold", "returned", "commission", "paidOut", "repaid"] as const
  const sums = [
    ...names
      .filter((name) => (name !== "repaid" && name !== "commission") || statement[name] !== 0)
      .map((name) => [t(`orders.statements.${name}`), statement[name]] as const),
    [t(owed < 0 ? "orders.statements.owesMonth" : "orders.statements.owed"), Math.abs(owed)] as const,
  ]
  return (
    <>
      <title>{`${t("orders.statements.title")} ${month} · Roomwright`}</title>
      <Breadcrumb steps={[{ text: t("orders.statements.title"), to: pagePaths.statements }]} here={month} />
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h1 className="text-36">
          {t("orders.statements.title")} <span className="num whitespace-nowrap">{month}</span>
        </h1>
        <StatementCsv
          statement={statement}
          read={(query) => siteCall(language)(readOwnStatement, { params: { month }, query })}
        />
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 sm:p-6 lg:grid-cols-4">
        {sums.map(([name, sum]) => (
          <div key={name} className="min-w-0">
            <dt className="text-14 text-ink-2">{name}</dt>
            <dd className="num mt-1 font-serif text-22">{formatMoney(sum, language)}</dd>
          </div>
        ))}
      </dl>
      <SectionCard title={t("orders.statements.payouts")} className="mt-6">
        {payouts.length === 0 ? (
          <p className="mt-3 text-ink-2">{t("orders.statements.noPayouts")}</p>
        ) : (
          <ul className="mt-3">
            {payouts.map(({ id, at, amount, reference, receipt, takenBack }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-0"
              >
                <span className={classNames("num", takenBack && "text-ink-2 line-through")}>
                  {formatMoney(amount, language)}
                </span>
                <span className="text-14 text-ink-2">
                  <span className="num">{reference}</span> · <Moment iso={at} />
                </span>
                {receipt ? (
                  <a
                    href={receipt}
                    target="_blank"
                    rel="noreferrer"
                    className="text-14 text-accent underline underline-offset-4"
                  >
                    {t("orders.statements.receipt")}
                  </a>
                ) : null}
                {takenBack?.reason ? (
                  <p className="w-full text-14 text-ink-2 wrap-anywhere">
                    {t("orders.statements.takenBack", { reason: takenBack.reason })}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      {repayments.length > 0 ? (
        <SectionCard title={t("orders.statements.repayments")} className="mt-6">
          <ul className="mt-3">
            {repayments.map(({ id, at, amount, reference, takenBack }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-0"
              >
                <span className={classNames("num", takenBack && "text-ink-2 line-through")}>
                  {formatMoney(amount, language)}
                </span>
                <span className="text-14 text-ink-2">
                  <span className="num">{reference}</span> · <Moment iso={at} />
                </span>
                {takenBack?.reason ? (
                  <p className="w-full text-14 text-ink-2 wrap-anywhere">
                    {t("orders.statements.takenBack", { reason: takenBack.reason })}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
      <SectionCard title={t("orders.statements.entries")} className="mt-6">
        {entries.totalElements === 0 ? (
          <p className="mt-3 text-ink-2">{t("orders.statements.noEntries")}</p>
        ) : (
          <ul className="mt-3">
            {entries.content.map(({ id, type, at, orderId, code, name, amount, commission }) => (
              <li key={id} className="border-t border-line first:border-0">
                <Link to={orderPath(orderId)} className="group flex flex-wrap justify-between gap-x-4 py-3">
                  <span className="min-w-0">
                    <span
                      className="block font-medium wrap-anywhere group-hover:text-accent"
                      {...langOf(name)}
                    >
                      {name.text}
                    </span>
                    <span className="block text-14 text-ink-2">
                      {t(type === "sale" ? "orders.statements.sale" : "orders.statements.return")} ·{" "}
                      <span className="num">{code}</span> · <Moment iso={at} />
                    </span>
                  </span>
                  <span className="num text-right">
                    {formatMoney(amount, language)}
                    {commission === 0 ? null : (
                      <span className="block text-14 text-ink-2">
                        {t("orders.statements.commission")} {formatMoney(-commission, language)}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      <ListPages {...entries} search={search} />
    </>
  )
}
