import type { Stats } from "@roomwright/contract/orders/stats"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import { myProductPath, myWorkPath } from "@roomwright/contract/page-paths"
import { Link } from "react-router"
import { formatMoney, formatNumber } from "../../../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../../../platform/locale/locale.tsx"
import { useDashboardText } from "../dashboard-texts.ts"

interface TopStatsProps {
  readonly kind: OrderKind
  readonly top: Stats["top"]
}

/** What did best in the time that is drawn. */
export function TopStats({ kind, top }: TopStatsProps) {
  const t = useDashboardText()
  const language = useLanguage()
  const langOf = useLangOf()
  const pathOf = kind === "design" ? myWorkPath : myProductPath
  return (
    <section aria-label={t(kind === "design" ? "dashboards.chart.topWorks" : "dashboards.chart.topProducts")}>
      <h3 className="text-16 font-medium">
        {t(kind === "design" ? "dashboards.chart.topWorks" : "dashboards.chart.topProducts")}
      </h3>
      <ol className="mt-2">
        {top.map(({ id, name, isGone, views, orders, earned }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2.5 first:border-0"
          >
            {isGone ? (
              <span className="text-ink-2" {...langOf(name)}>
                {name.text} ({t("dashboards.chart.gone")})
              </span>
            ) : (
              <Link
                to={pathOf(id)}
                className="font-medium underline-offset-4 hover:text-accent hover:underline"
                {...langOf(name)}
              >
                {name.text}
              </Link>
            )}
            <span className="num text-14 text-ink-2">
              {[
                t("dashboards.chart.viewCount", { count: views, shown: formatNumber(views, language) }),
                t("dashboards.chart.orderCount", { count: orders, shown: formatNumber(orders, language) }),
                formatMoney(earned, language),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
