import type { Stats } from "@roomwright/contract/orders/stats"
import { useMemo } from "react"
import { formatMoney, formatNumber } from "../../../platform/locale/format.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { useDashboardText } from "../dashboard-texts.ts"
import { StatChart } from "../../../platform/charts/stat-chart.tsx"
import { periodWorder, shortSumWorder } from "../../../platform/charts/format-period.ts"

interface StatChartsProps {
  readonly stats: Stats
  readonly onFailure: () => void
}

/** Views, orders and earnings, each with bars of its own: their sizes have nothing in common. */
export function StatCharts({ stats, onFailure }: StatChartsProps) {
  const t = useDashboardText()
  const language = useLanguage()
  const { points, total } = stats
  const { labels, word, formatShort, money, views, orders, earned } = useMemo(
    () => ({
      labels: points.map(({ period }) => period).map(periodWorder(language)),
      word: (count: number) => formatNumber(count, language),
      formatShort: shortSumWorder(language),
      money: (sum: number) => formatMoney(sum, language),
      views: points.map((point) => point.views),
      orders: points.map((point) => point.orders),
      earned: points.map((point) => point.earned),
    }),
    [points, language],
  )
  const shared = { labels, formatShort, onFailure }
  return (
    <div className="grid min-w-0 gap-6 sm:grid-cols-2 xl:grid-cols-3">
      <StatChart
        {...shared}
        name={t("dashboards.chart.views")}
        total={word(total.views)}
        values={views}
        word={word}
      />
      <StatChart
        {...shared}
        name={t("dashboards.chart.orders")}
        total={word(total.orders)}
        values={orders}
        word={word}
      />
      <StatChart
        {...shared}
        name={t("dashboards.chart.earned")}
        total={money(total.earned)}
        values={earned}
        word={money}
      />
    </div>
  )
}
