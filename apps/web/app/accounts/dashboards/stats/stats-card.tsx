import { readStats, type StatPeriod, type Stats } from "@roomwright/contract/orders/stats"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import { Segments } from "@roomwright/ui/segments"
import { useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { DashboardCard } from "../dashboard-card.tsx"
import { useDashboardText } from "../dashboard-texts.ts"
import { NotLoaded } from "../not-loaded.tsx"
import { StatTable } from "./stat-table.tsx"
import { StatCharts } from "./stat-charts.tsx"
import { TopStats } from "./top-stats.tsx"

interface StatsCardProps {
  readonly kind: OrderKind
  /** By day; null when they did not come. */
  readonly first: Stats | null
}

/** How what somebody sells did of late: drawn, as a table, and what did best. */
export function StatsCard({ kind, first }: StatsCardProps) {
  const t = useDashboardText()
  const language = useLanguage()
  const [shown, setShown] = useState<{ readonly by: StatPeriod; readonly stats: Stats | null }>({
    by: "day",
    stats: first,
  })
  // The choice is shown at once, what is chosen as soon as it is there.
  const [chosen, setChosen] = useState<StatPeriod>("day")
  const asked = useRef(0)
  const [isTableOpen, setTableOpen] = useState(false)
  async function choose(by: StatPeriod): Promise<void> {
    const turn = (asked.current += 1)
    setChosen(by)
    try {
      const stats = await siteCall(language)(readStats, { params: { offered: kind }, query: { by } })
      if (turn === asked.current) setShown({ by, stats })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (turn !== asked.current) return
      setChosen(shown.by)
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    }
  }
  const { by, stats } = shown
  const isEmpty =
    stats !== null &&
    stats.points.every(({ views, orders, earned }) => views === 0 && orders === 0 && earned === 0)
  return (
    <DashboardCard
      className="mt-6"
      title={t("dashboards.chart.title")}
      aside={
        stats === null ? null : (
          <Segments
            label={t("dashboards.chart.span")}
            value={chosen}
            onChange={(next) => void choose(next)}
            options={[
              { value: "day", text: t("dashboards.chart.days") },
              { value: "month", text: t("dashboards.chart.months") },
            ]}
          />
        )
      }
    >
      {stats === null ? (
        <NotLoaded />
      ) : isEmpty ? (
        <p className="mt-4 text-ink-2">
          {t(kind === "design" ? "dashboards.chart.noneDesigner" : "dashboards.chart.noneMerchant")}
        </p>
      ) : (
        <div aria-busy={chosen !== by} className="mt-4 grid min-w-0 gap-6 aria-busy:opacity-60">
          <StatCharts stats={stats} onFailure={() => setTableOpen(true)} />
          <details
            open={isTableOpen}
            onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}
            className="min-w-0"
          >
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 text-accent underline-offset-4 hover:underline">
              {t("dashboards.chart.table")}
            </summary>
            <StatTable by={by} stats={stats} />
          </details>
          {stats.top.length > 0 ? <TopStats kind={kind} top={stats.top} /> : null}
        </div>
      )}
    </DashboardCard>
  )
}
