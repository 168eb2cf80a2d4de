import { listProducts } from "@roomwright/contract/catalogue/calls"
import { pagePaths } from "@roomwright/contract/page-paths"
import { listWorks } from "@roomwright/contract/works/calls"
import { ProductGrid } from "../../platform/cards/product-grid.tsx"
import { SectionHead } from "../../platform/cards/section-head.tsx"
import { WorkMasonry } from "../../platform/cards/work-masonry.tsx"
import { Day } from "../../platform/locale/day.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/user-dashboard.page"
import { CompletenessCard } from "./completeness-card.tsx"
import { Stats } from "./stats.tsx"
import { DashboardCard } from "./dashboard-card.tsx"
import { DashboardFrame } from "./dashboard-frame.tsx"
import { DashboardHead } from "./dashboard-head.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import { NotLoaded } from "./not-loaded.tsx"
import { partsOf } from "./profile-gaps.ts"
import { orNothing, readOwnDashboard } from "./read-own.ts"

export { DashboardSkeleton as HydrateFallback } from "./dashboard-skeleton.tsx"
export const handle = privatePage

export async function clientLoader() {
  const { call, profile } = await readOwnDashboard("user")
  const [works, products] = await Promise.all([
    orNothing(call(listWorks, { query: { size: "3" } })),
    orNothing(call(listProducts, { query: { size: "3" } })),
  ])
  return { profile, works, products }
}

/** The home of who is neither designer nor merchant: what the account lacks, and something to look at. */
export default function UserDashboardPage({
  loaderData: { profile, works, products },
}: Route.ComponentProps) {
  const t = useDashboardText()
  return (
    <DashboardFrame profile={profile} hasPublicPage={false}>
      <title>{`${t("dashboards.home.userTitle")} · Roomwright`}</title>
      <DashboardHead
        title={t("dashboards.home.hello", { name: profile.nickname })}
        text={t("dashboards.home.userText")}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <DashboardCard title={t("dashboards.account.title")}>
          <Stats
            stats={[
              { name: t("dashboards.field.username"), value: profile.username },
              { name: t("dashboards.stats.joined"), value: <Day iso={profile.joinedAt} /> },
            ]}
          />
        </DashboardCard>
        <CompletenessCard parts={partsOf(profile, "user")} reason={t("dashboards.complete.user")} />
      </div>
      <section className="mt-12">
        <SectionHead
          title={t("dashboards.look.works")}
          more={{ to: pagePaths.works, text: t("dashboards.look.allWorks") }}
        />
        {works ? <WorkMasonry works={works.content} /> : <NotLoaded />}
      </section>
      <section className="mt-12">
        <SectionHead
          title={t("dashboards.look.products")}
          more={{ to: pagePaths.products, text: t("dashboards.look.allProducts") }}
        />
        {products ? <ProductGrid products={products.content} columns={3} /> : <NotLoaded />}
      </section>
    </DashboardFrame>
  )
}
