import { languages } from "@roomwright/contract/language"
import type { Analytics } from "@roomwright/contract/analytics/calls"
import { useMemo, useState } from "react"
import { LinesChart, mostLines } from "../../platform/charts/lines-chart.tsx"
import { periodWorder, shortSumWorder } from "../../platform/charts/format-period.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { languageNames } from "../../platform/locale/language-names.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { DownloadCsv } from "./download-csv.tsx"
import { AnalyticsTable } from "./analytics-table.tsx"
import { AnalyticsCard } from "./analytics-card.tsx"
import { useAnalyticsText } from "./analytics-texts.ts"
import { pageTexts } from "./analytics-names.ts"
import { sumOf, sumPages } from "./sum-pages.ts"

/** How often pages were looked at: drawn, as a table by kind and language, and by the day in a file. */
export function PagesCard({ numbers: { days, pages } }: { readonly numbers: Analytics }) {
  const t = useAnalyticsText()
  const language = useLanguage()
  const [isTableOpen, setTableOpen] = useState(false)
  const sums = useMemo(() => sumPages({ days, pages }), [days, pages])
  const { lines, labels, word, formatShort } = useMemo(
    () => ({
      lines: sums.slice(0, mostLines).map(({ page, daily }) => ({ name: t(pageTexts[page]), values: daily })),
      labels: days.map(periodWorder(language)),
      word: (count: number) => formatNumber(count, language),
      formatShort: shortSumWorder(language),
    }),
    [sums, days, language, t],
  )
  const total = sumOf(sums.map((one) => one.total))
  return (
    <AnalyticsCard
      title={t("analytics.pages")}
      text={t("analytics.pagesText")}
      aside={
        total === 0 ? undefined : (
          <DownloadCsv
            name="page-views"
            label={t("analytics.pages")}
            titles={[t("analytics.day"), t("analytics.kind"), t("analytics.language"), t("analytics.views")]}
            rows={() =>
              pages.flatMap(({ page, language: read, views }) =>
                views.flatMap((count, at) =>
                  count > 0 ? [[days[at] ?? "", t(pageTexts[page]), read, count]] : [],
                ),
              )
            }
          />
        )
      }
    >
      {total === 0 ? (
        <p className="text-ink-2">{t("analytics.pagesNone")}</p>
      ) : (
        <>
          <p className="num font-serif text-36 leading-none">{word(total)}</p>
          <LinesChart
            lines={lines}
            labels={labels}
            word={word}
            formatShort={formatShort}
            onFailure={() => setTableOpen(true)}
          />
          <AnalyticsTable
            label={t("analytics.pages")}
            titles={[
              t("analytics.kind"),
              ...languages.map((each) => languageNames[each]),
              t("analytics.all"),
            ]}
            rows={sums.map(({ page, byLanguage, total: seen }) => ({
              key: page,
              head: t(pageTexts[page]),
              cells: [...languages.map((each) => byLanguage[each]), seen].map(word),
            }))}
            isOpen={isTableOpen}
            onToggle={setTableOpen}
          />
        </>
      )}
    </AnalyticsCard>
  )
}
