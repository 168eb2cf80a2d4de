import { readFigures, type FigurePeriod, type Figures } from "@roomwright/contract/orders/stats"
import type { OrderKind } from "@roomwright/contract/orders/calls"
import { Segments } from "@roomwright/ui/segments"
import { useRef, useState } from "react"
import { ApiError } from "../../../platform/api.ts"
import { useLanguage } from "../../../platform/locale/locale.tsx"
import { siteCall } from "../../../platform/site-call.ts"
import { showToast } from "../../../platform/toast-store.ts"
import { HomeCard } from "../dashboard-card.tsx"
import { useHomeText } from "../dashboard-texts.ts"
import { NotLoaded } from "../not-loaded.tsx"
import { FigureTable } from "./stat-table.tsx"
import { FigureCharts } from "./stat-charts.tsx"
import { TopFigures } from "./top-stats.tsx"

interface FiguresCardProps {
  readonly kind: OrderKind
  /** By day; null when they did not come. */
  readonly first: Figures | null
}

/** How what somebody sells did of late: drawn, as a table, and what did best. */
export function FiguresCard({ kind, first }: FiguresCardProps) {
  const t = useHomeText()
  const language = useLanguage()
  const [shown, setShown] = useState<{ readonly by: FigurePeriod; readonly figures: Figures | null }>({
    by: "day",
    figures: first,
  })
  // The choice is shown at once, what is chosen as soon as it is there.
  const [chosen, setChosen] = useState<FigurePeriod>("day")
  const asked = useRef(0)
  const [isTableOpen, setTableOpen] = useState(false)
  async function choose(by: FigurePeriod): Promise<void> {
    const turn = (asked.current += 1)
    setChosen(by)
    try {
      const figures = await siteCall(language)(readFigures, { params: { offered: kind }, query: { by } })
      if (turn === asked.current) setShown({ by, figures })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (turn !== asked.current) return
      setChosen(shown.by)
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
    }
  }
  const { by, figures } = shown
  const isEmpty =
    figures !== null &&
    figures.points.every(({ views, orders, earned }) => views === 0 && orders === 0 && earned === 0)
  return (
    <HomeCard
      className="mt-6"
      title={t("dashboards.chart.title")}
      aside={
        figures === null ? null : (
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
      {figures === null ? (
        <NotLoaded />
      ) : isEmpty ? (
        <p className="mt-4 text-ink-2">
          {t(kind === "design" ? "dashboards.chart.noneDesigner" : "dashboards.chart.noneMerchant")}
        </p>
      ) : (
        <div aria-busy={chosen !== by} className="mt-4 grid min-w-0 gap-6 aria-busy:opacity-60">
          <FigureCharts figures={figures} onFailure={() => setTableOpen(true)} />
          <details
            open={isTableOpen}
            onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}
            className="min-w-0"
          >
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 text-accent underline-offset-4 hover:underline">
              {t("dashboards.chart.table")}
            </summary>
            <FigureTable by={by} figures={figures} />
          </details>
          {figures.top.length > 0 ? <TopFigures kind={kind} top={figures.top} /> : null}
        </div>
      )}
    </HomeCard>
  )
}
