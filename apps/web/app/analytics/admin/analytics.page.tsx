import {
  listEmptySearches,
  analyticsPeriods,
  readAnalytics,
  searchPlaces,
  type AnalyticsPeriod,
} from "@roomwright/contract/analytics/calls"
import { Segments } from "@roomwright/ui/segments"
import { startTransition, useOptimistic } from "react"
import { useNavigate, useNavigation, useSearchParams } from "react-router"
import { withParameters } from "../../platform/filter-address.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { AdminPage } from "../../admin/frame/admin-page.tsx"
import { adminCall } from "../../admin/frame/enter-admin.ts"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/analytics.page"
import { FunnelCard } from "./funnel-card.tsx"
import { analyticsTexts, useAnalyticsText } from "./analytics-texts.ts"
import { PagesCard } from "./pages-card.tsx"
import { SearchesSection } from "./searches-section.tsx"

export { AdminFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

const usualPeriod: AnalyticsPeriod = "30"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    days: analyticsPeriods,
    place: searchPlaces,
    sort: ["often", "recent"],
  })
  const period = analyticsPeriods.find((one) => one === query["days"]) ?? usualPeriod
  const call = adminCall()
  const [numbers, list] = await Promise.all([
    call(readAnalytics, { query: { days: period } }),
    call(listEmptySearches, { query }),
    analyticsTexts.load(shownLanguage()),
  ])
  return { query, period, numbers, list }
}

/** How the site is used: pages, the way to an order, and what was sought in vain. */
export default function AnalyticsPage({
  loaderData: { query, period, numbers, list },
}: Route.ComponentProps) {
  const t = useAnalyticsText()
  const navigate = useNavigate()
  const isWaiting = useNavigation().state === "loading"
  const [search] = useSearchParams()
  // The choice is shown at once, what is chosen as soon as it is there.
  const [chosen, setChosen] = useOptimistic(period)
  const choose = (days: AnalyticsPeriod): void =>
    startTransition(async () => {
      setChosen(days)
      const address = withParameters(search, { days: days === usualPeriod ? null : days })
      await navigate(address, { preventScrollReset: true })
    })
  return (
    <AdminPage title={t("analytics.title")} intro={t("analytics.intro")}>
      <div aria-busy={isWaiting} className="grid grid-cols-1 gap-6">
        <Segments
          label={t("analytics.period")}
          value={chosen}
          onChange={choose}
          options={analyticsPeriods.map((value) => ({ value, text: t("analytics.days", { count: value }) }))}
        />
        <PagesCard numbers={numbers} />
        <FunnelCard
          name="product-orders"
          title={t("analytics.funnel.products")}
          days={numbers.days}
          funnel={numbers.products}
        />
        <FunnelCard
          name="design-orders"
          title={t("analytics.funnel.designs")}
          days={numbers.days}
          funnel={numbers.designs}
        />
        <SearchesSection query={query} list={list} />
      </div>
    </AdminPage>
  )
}
