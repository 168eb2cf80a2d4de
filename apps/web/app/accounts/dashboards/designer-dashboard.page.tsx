import { readOwnLevel } from "@roomwright/contract/works/my-works"
import { countFavourites } from "@roomwright/contract/favourites/lists"
import { readFigures } from "@roomwright/contract/orders/stats"
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
import { FiguresCard } from "./stats/stats-card.tsx"
import { Figures } from "./stats.tsx"
import { HomeCard } from "./dashboard-card.tsx"
import { HomeFrame } from "./dashboard-frame.tsx"
import { HomeHead } from "./dashboard-head.tsx"
import { useHomeText } from "./dashboard-texts.ts"
import { LevelCard } from "./level-card.tsx"
import { NotLoaded } from "./not-loaded.tsx"
import { OwnList } from "./own-list.tsx"
import { partsOf } from "./profile-gaps.ts"
import { orNothing, readOwnHome } from "./read-own.ts"

export { HomeSkeleton as HydrateFallback } from "./dashboard-skeleton.tsx"
export const handle = privatePage

/** How many works stand on the home; all of them are on the public page. */
const shownWorks = 8

export async function clientLoader() {
  const { call, profile, publicPage } = await readOwnHome("designer")
  const query = { designerId: profile.id, size: String(shownWorks) }
  const [works, level, favourites, figures] = await Promise.all([
    orNothing(call(listWorks, { query })),
    orNothing(call(readOwnLevel, {})),
    orNothing(call(countFavourites, {})),
    orNothing(call(readFigures, { params: { offered: "design" }, query: {} })),
  ])
  return { profile, publicPage, works, level, favourites, figures }
}

/** A designer's home: what is published, how it did, what the profile lacks. */
export default function DesignerHomePage({ loaderData }: Route.ComponentProps) {
  const { profile, publicPage, works, level, favourites, figures } = loaderData
  const t = useHomeText()
  const language = useLanguage()
  return (
    <HomeFrame profile={profile} hasPublicPage={publicPage !== null}>
      <title>{`${t("dashboards.home.designerTitle")} · Roomwright`}</title>
      <HomeHead
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
        <HomeCard title={t("dashboards.stats.title")}>
          <Figures
            figures={[
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
        </HomeCard>
        <CompletenessCard parts={partsOf(profile, "designer")} reason={t("dashboards.complete.designer")} />
      </div>
      <LevelCard own={level} />
      <FiguresCard kind="design" first={figures} />
      <HomeCard
        className="mt-6"
        title={t("dashboards.works.title")}
        aside={
          <Link to={pagePaths.ownWorks} className="text-accent underline-offset-4 hover:underline">
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
      </HomeCard>
    </HomeFrame>
  )
}
