import type { StatPeriod, Stats } from "@roomwright/contract/orders/stats"
import { formatMoney, formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useDashboardText } from "../dashboard-texts.ts"
import { periodWorder } from "../../../platform/charts/format-period.ts"

interface StatTableProps {
  readonly by: StatPeriod
  readonly stats: Stats
}

/** The same as the charts show, to be read; the newest first. */
export function StatTable({ by, stats: { points } }: StatTableProps) {
  const t = useDashboardText()
  const language = useLanguage()
  const formatPeriod = periodWorder(language)
  const cell = "num px-3 py-1.5 text-right"
  return (
    <div
      // It is moved sideways by keys, too.
      tabIndex={0}
      role="region"
      aria-label={t("dashboards.chart.table")}
      className="mt-2 max-h-96 overflow-auto rounded-inner border border-line"
    >
      <table className="w-full text-14">
        <thead className="sticky top-0 bg-card text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              {t(by === "day" ? "dashboards.chart.day" : "dashboards.chart.month")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t("dashboards.chart.views")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t("dashboards.chart.orders")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t("dashboards.chart.earned")}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ period, views, orders, earned }) => (
            <tr key={period} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                {formatPeriod(period)}
              </th>
              <td className={cell}>{formatNumber(views, language)}</td>
              <td className={cell}>{formatNumber(orders, language)}</td>
              <td className={cell}>{formatMoney(earned, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
