import { readOwnLevel } from "@roomwright/contract/works/my-works"
import { countFavourites } from "@roomwright/contract/favourites/lists"
import { readSoldPieces, readStats } from "@roomwright/contract/orders/stats"
import { designerPath, pagePaths, workPath } from "@roomwright/contract/page-paths"
import { listWorks } from "@roomwright/contract/works/calls"
import { buttonClass } from "@roomwright/ui/button"
import { EmptyRoomDrawing } from "@roomwright/ui/drawings"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Link } from "react-router"
import { Day } from "../../platform/locale/day.tsx"
import { formatArea, formatMoney, formatNumber } from "../../platform/locale/format.ts"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { privatePage } from "../../platform/session/private-page.ts"
import type { Route } from "./+types/designer-dashboard.page"
import { CompletenessCard } from "./completeness-card.tsx"
import { SoldPiecesCard } from "./stats/sold-pieces-card.tsx"
import { StatsCard } from "./stats/stats-card.tsx"
import { Stats } from "./stats.tsx"
import { DashboardCard } from "./dashboard-card.tsx"
import { DashboardFrame } from "./dashboard-frame.tsx"
import { DashboardHead } from "./dashboard-head.tsx"
import { useDashboardText } from "./dashboard-texts.ts"
import { LevelCard } from "./level-card.tsx"
import { NotLoaded } from "./not-loaded.tsx"
import { OwnList } from "./own-list.tsx"
import { partsOf } from "./profile-gaps.ts"
import { orNothing, readOwnDashboard } from "./read-own.ts"

export { DashboardSkeleton as HydrateFallback } from "./dashboard-skeleton.tsx"
export const handle = privatePage

/** How many works stand on the home; all of them are on the public page. */
const shownWorks = 8

export async function clientLoader() {
  const { call, profile, publicPage } = await readOwnDashboard("designer")
  const query = { designerId: profile.id, size: String(shownWorks) }
  const [works, level, favourites, stats, sold] = await Promise.all([
    orNothing(call(listWorks, { query })),
    orNothing(call(readOwnLevel, {})),
    orNothing(call(countFavourites, {})),
    orNothing(call(readStats, { params: { offered: "design" }, query: {} })),
    orNothing(call(readSoldPieces, { query: {} })),
  ])
  return { profile, publicPage, works, level, favourites, stats, sold }
}

/** A designer's home: what is published, how it did, what the profile lacks. */
export default function DesignerDashboardPage({ loaderData }: Route.ComponentProps) {
  const { profile, publicPage, works, level, favourites, stats, sold } = loaderData
  const t = useDashboardText()
  const language = useLanguage()
  return (
    <DashboardFrame profile={profile} hasPublicPage={publicPage !== null}>
      <title>{`${t("dashboards.home.designerTitle")} · Roomwright`}</title>
      <DashboardHead
        title={t("dashboards.home.hello", { name: profile.nickname })}
        text={t("dashboards.home.designerText")}
        action={
          publicPage ? (
            <Link to={designerPath(profile.id)} className={buttonClass()}>
              {t("dashboards.nav.publicPage")}
            </Link>
          ) : null
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <DashboardCard title={t("dashboards.stats.title")}>
          <Stats
            stats={[
              {
                name: t("dashboards.stats.works"),
                value: works ? formatNumber(works.totalElements, language) : "–",
              },
              {
                name: t("dashboards.stats.views"),
                value: formatNumber(publicPage?.viewCount ?? 0, language),
              },
              {
                name: t("dashboards.stats.followers"),
                value: favourites ? formatNumber(favourites.designerFollowers, language) : "–",
              },
              { name: t("dashboards.stats.joined"), value: <Day iso={profile.joinedAt} /> },
            ]}
          />
        </DashboardCard>
        <CompletenessCard parts={partsOf(profile, "designer")} reason={t("dashboards.complete.designer")} />
      </div>
      <LevelCard own={level} />
      <StatsCard kind="design" first={stats} />
      <SoldPiecesCard first={sold} />
      <DashboardCard
        className="mt-6"
        title={t("dashboards.works.title")}
        aside={
          <Link to={pagePaths.myWorks} className="text-accent underline-offset-4 hover:underline">
            {t("dashboards.works.manage")}
          </Link>
        }
      >
        {works === null ? (
          <NotLoaded />
        ) : works.content.length === 0 ? (
          <EmptyState drawing={<EmptyRoomDrawing />} title={t("dashboards.works.none")}>
            <p>{t("dashboards.works.noneText")}</p>
          </EmptyState>
        ) : (
          <OwnList
            rows={works.content.map(({ id, name, picture, areaM2, price, template }) => ({
              id,
              name,
              picture,
              to: workPath(id),
              note: [
                formatArea(areaM2, language),
                ...(template ? [t("dashboards.works.template")] : []),
              ].join(" · "),
              figure: price > 0 ? formatMoney(price, language) : t("dashboards.works.notForSale"),
            }))}
          />
        )}
      </DashboardCard>
    </DashboardFrame>
  )
}
