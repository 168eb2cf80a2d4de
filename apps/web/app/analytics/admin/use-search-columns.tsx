import type { EmptySearch } from "@roomwright/contract/analytics/calls"
import { Link } from "react-router"
import { periodWorder } from "../../platform/charts/format-period.ts"
import { formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import type { Column } from "../../admin/table/column.ts"
import { useAnalyticsText } from "./analytics-texts.ts"
import { placeTexts, searchPaths } from "./analytics-names.ts"

/** What is known of words that nothing was found for; they lead to the search. */
export function useSearchColumns(): readonly Column<EmptySearch>[] {
  const t = useAnalyticsText()
  const language = useLanguage()
  const formatDay = periodWorder(language)
  return [
    {
      name: "words",
      title: t("analytics.words"),
      csv: ({ words }) => words,
      cell: ({ place, words }) => (
        <Link
          to={searchPaths[place](words)}
          className="inline-flex min-h-9 items-center text-accent underline underline-offset-2 wrap-anywhere"
        >
          {words}
        </Link>
      ),
    },
    {
      name: "place",
      title: t("analytics.place"),
      csv: ({ place }) => t(placeTexts[place]),
      cell: ({ place }) => t(placeTexts[place]),
    },
    {
      name: "count",
      title: t("analytics.count"),
      isNumber: true,
      sorts: { up: "recent", down: "often" },
      csv: ({ count }) => count,
      cell: ({ count }) => formatNumber(count, language),
    },
    {
      name: "day",
      title: t("analytics.lastDay"),
      csv: ({ lastDay }) => lastDay,
      cell: ({ lastDay }) => formatDay(lastDay),
    },
  ]
}
