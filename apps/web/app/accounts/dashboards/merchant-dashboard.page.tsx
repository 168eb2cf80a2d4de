import { listProducts } from "@roomwright/contract/catalogue/calls"
import { countFavourites } from "@roomwright/contract/favourites/lists"
import { readStats } from "@roomwright/contract/orders/stats"
import { listMyProducts } from "@roomwright/contract/catalogue/my-product-calls"
import { myProductPath, pagePaths } from "@roomwright/contract/page-paths"
import { listReceivedQuestions } from "@roomwright/contract/questions/calls"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { Day } from "../../platform/locale/day.tsx"
import { formatCount, formatMoney } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/merchant-dashboard.page"
import { CompletenessCard } from "./completeness-card.tsx"
import { StatsCard } from "./stats/stats-card.tsx"
import { Stats } from "./stats.tsx"
import { DashboardCard } from "./dashboard-card.tsx"
import { DashboardFrame } from "./dashboard-frame.tsx"
import { DashboardHead } from "./dashboard-head.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import { LowStockCard } from "./low-stock-card.tsx"
import { NotLoaded } from "./not-loaded.tsx"
import { OwnList } from "./own-list.tsx"
import { partsOf } from "./profile-gaps.ts"
import { QuestionsCard } from "./questions-card.tsx"
import { orNothing, readOwnDashboard } from "./read-own.ts"

export { DashboardSkeleton as HydrateFallback } from "./dashboard-skeleton.tsx"
export const handle = privatePage

/** How many products stand on the home; all of them are in the list of products. */
const shownProducts = 8
/** How many of those that run out. */
const shownLow = 5
/** How many of what buyers ask. */
const shownQuestions = 3

export async function clientLoader() {
  const { call, profile, publicPage } = await readOwnDashboard("merchant")
  const own = { merchantId: profile.id }
  const [products, inStock, low, favourites, stats, questions] = await Promise.all([
    orNothing(call(listProducts, { query: { ...own, size: String(shownProducts) } })),
    orNothing(call(listProducts, { query: { ...own, inStock: "true", size: "1" } })),
    orNothing(call(listMyProducts, { query: { state: "low", sort: "least-stock", size: String(shownLow) } })),
    orNothing(call(countFavourites, {})),
    orNothing(call(readStats, { params: { offered: "product" }, query: {} })),
    orNothing(call(listReceivedQuestions, { query: { state: "OPEN", size: String(shownQuestions) } })),
  ])
  return { profile, publicPage, products, inStock, low, favourites, stats, questions }
}

/** A merchant's home: what is on sale, what of it is there to be sold, what the profile lacks. */
export default function MerchantDashboardPage({ loaderData }: Route.ComponentProps) {
  const { profile, publicPage, products, inStock, low, favourites, stats, questions } = loaderData
  const t = useDashboardText()
  const language = useLanguage()
  const count = (list: typeof products): string =>
    list ? formatCount(list.totalElements, list.totalIsCapped ?? false, language) : "–"
  return (
    <DashboardFrame profile={profile} hasPublicPage={publicPage !== null}>
      <title>{`${t("dashboards.home.merchantTitle")} · Roomwright`}</title>
      <DashboardHead
        title={t("dashboards.home.hello", { name: profile.nickname })}
        text={t("dashboards.home.merchantText")}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <DashboardCard title={t("dashboards.stats.title")}>
          <Stats
            stats={[
              { name: t("dashboards.stats.products"), value: count(products) },
              { name: t("dashboards.stats.inStock"), value: count(inStock) },
              {
                name: t("dashboards.stats.followers"),
                value: favourites ? formatCount(favourites.merchantFollowers, false, language) : "–",
              },
              { name: t("dashboards.stats.joined"), value: <Day iso={profile.joinedAt} /> },
            ]}
          />
        </DashboardCard>
        <CompletenessCard parts={partsOf(profile, "merchant")} reason={t("dashboards.complete.merchant")} />
      </div>
      <StatsCard kind="product" first={stats} />
      <QuestionsCard open={questions} />
      <LowStockCard low={low} />
      <DashboardCard
        className="mt-6"
        title={t("dashboards.products.title")}
        aside={
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={pagePaths.myProduct} className="text-accent underline-offset-4 hover:underline">
              {t("dashboards.products.add")}
            </Link>
            <Link to={pagePaths.myProducts} className="text-accent underline-offset-4 hover:underline">
              {t("dashboards.products.manage")}
            </Link>
          </span>
        }
      >
        {products === null ? (
          <NotLoaded />
        ) : products.content.length === 0 ? (
          <EmptyState drawing={<EmptyRoomDrawing />} title={t("dashboards.products.none")}>
            <p>{t("dashboards.products.noneText")}</p>
          </EmptyState>
        ) : (
          <OwnList
            rows={products.content.map((product) => ({
              id: product.id,
              name: product.name,
              picture: product.picture,
              to: myProductPath(product.id),
              note: product.inStock ? t("dashboards.products.inStock") : t("dashboards.products.soldOut"),
              figure: product.priceVaries
                ? t("dashboards.products.from", { price: formatMoney(product.price, language) })
                : formatMoney(product.price, language),
            }))}
          />
        )}
      </DashboardCard>
    </DashboardFrame>
  )
}
