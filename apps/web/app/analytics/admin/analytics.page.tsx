import {
  listEmptySearches,
  numberPeriods,
  readNumbers,
  searchPlaces,
  type NumberPeriod,
} from "@roomwright/contract/analytics/calls"
import { Segments } from "@roomwright/ui/segments"
import { startTransition, useOptimistic } from "react"
import { useNavigate, useNavigation, useSearchParams } from "react-router"
import { withParameters } from "../../platform/filter-address.ts"
import { shownLanguage } from "../../platform/locale/shown-language.ts"
import { privatePage } from "../../platform/session/private-page.ts"
import { DeskPage } from "../../admin/frame/admin-page.tsx"
import { deskCall } from "../../admin/frame/enter-admin.ts"
import { readQuery } from "../../admin/table/read-query.ts"
import type { Route } from "./+types/analytics.page"
import { FunnelCard } from "./funnel-card.tsx"
import { numbersTexts, useNumbersText } from "./analytics-texts.ts"
import { PagesCard } from "./pages-card.tsx"
import { SearchesSection } from "./searches-section.tsx"

export { DeskFailure as ErrorBoundary } from "../../admin/frame/admin-failure.tsx"
export const handle = privatePage

const usualPeriod: NumberPeriod = "30"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(request.url, {
    days: numberPeriods,
    place: searchPlaces,
    sort: ["often", "recent"],
  })
  const period = numberPeriods.find((one) => one === query["days"]) ?? usualPeriod
  const call = deskCall()
  const [numbers, list] = await Promise.all([
    call(readNumbers, { query: { days: period } }),
    call(listEmptySearches, { query }),
    numbersTexts.load(shownLanguage()),
  ])
  return { query, period, numbers, list }
}

/** How the site is used: pages, the way to an order, and what was sought in vain. */
export default function NumbersPage({ loaderData: { query, period, numbers, list } }: Route.ComponentProps) {
  const t = useNumbersText()
  const navigate = useNavigate()
  const isWaiting = useNavigation().state === "loading"
  const [search] = useSearchParams()
  // The choice is shown at once, what is chosen as soon as it is there.
  const [chosen, setChosen] = useOptimistic(period)
  const choose = (days: NumberPeriod): void =>
    startTransition(async () => {
      setChosen(days)
      const address = withParameters(search, { days: days === usualPeriod ? null : days })
      await navigate(address, { preventScrollReset: true })
    })
  return (
    <DeskPage title={t("analytics.title")} intro={t("analytics.intro")}>
      <div aria-busy={isWaiting} className="grid grid-cols-1 gap-6">
        <Segments
          label={t("analytics.period")}
          value={chosen}
          onChange={choose}
          options={numberPeriods.map((value) => ({ value, text: t("analytics.days", { count: value }) }))}
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
    </DeskPage>
  )
}
