import type { Funnel } from "@roomwright/contract/analytics/calls"
import { languageTag } from "@roomwright/contract/language"
import { useMemo, useState } from "react"
import { StatChart } from "../../platform/charts/stat-chart.tsx"
import { periodWorder, shortSumWorder } from "../../platform/charts/format-period.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { DownloadCsv } from "./download-csv.tsx"
import { FunnelSteps } from "./funnel-steps.tsx"
import { AnalyticsTable } from "./analytics-table.tsx"
import { AnalyticsCard } from "./analytics-card.tsx"
import { useAnalyticsText } from "./analytics-texts.ts"
import { funnelSteps, stepTexts } from "./analytics-names.ts"
import { sumOf } from "./sum-pages.ts"

interface FunnelCardProps {
  /** Of the file to download. */
  readonly name: string
  readonly title: string
  readonly days: readonly string[]
  readonly funnel: Funnel
}

const drawn = ["views", "forms", "orders"] as const

/** The way from looking to buying: each step with its share of the one before, and the first three by the day. */
export function FunnelCard({ name, title, days, funnel }: FunnelCardProps) {
  const t = useAnalyticsText()
  const language = useLanguage()
  const [isTableOpen, setTableOpen] = useState(false)
  const { labels, word, formatShort, formatRate } = useMemo(() => {
    const rates = new Intl.NumberFormat(languageTag[language], { style: "percent", maximumFractionDigits: 1 })
    return {
      labels: days.map(periodWorder(language)),
      word: (count: number) => formatNumber(count, language),
      formatShort: shortSumWorder(language),
      formatRate: (rate: number) => rates.format(rate),
    }
  }, [days, language])
  const titles = [t("analytics.day"), ...funnelSteps.map((step) => t(stepTexts[step]))]
  return (
    <AnalyticsCard
      title={title}
      text={t("analytics.funnel.text")}
      aside={
        <DownloadCsv
          name={name}
          label={title}
          titles={titles}
          rows={() => days.map((day, at) => [day, ...funnelSteps.map((step) => funnel[step][at] ?? 0)])}
        />
      }
    >
      <FunnelSteps
        steps={funnelSteps.map((step) => ({ name: t(stepTexts[step]), count: sumOf(funnel[step]) }))}
        word={word}
        formatRate={formatRate}
      />
      <div className="grid min-w-0 gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {drawn.map((step) => (
          <StatChart
            key={step}
            shape="lines"
            name={t(stepTexts[step])}
            total={word(sumOf(funnel[step]))}
            values={funnel[step]}
            labels={labels}
            word={word}
            formatShort={formatShort}
            onFailure={() => setTableOpen(true)}
          />
        ))}
      </div>
      <AnalyticsTable
        label={title}
        titles={titles}
        rows={days
          .map((day, at) => ({
            key: day,
            head: labels[at],
            cells: funnelSteps.map((step) => word(funnel[step][at] ?? 0)),
          }))
          .toReversed()}
        isOpen={isTableOpen}
        onToggle={setTableOpen}
      />
    </AnalyticsCard>
  )
}
