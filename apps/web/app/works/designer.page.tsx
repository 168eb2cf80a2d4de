import type { PageCaching } from "@roomwright/contract/page-caching"
import { readDesigner, type DesignerDetail } from "@roomwright/contract/works/designers"
import { readFavourite } from "@roomwright/contract/favourites/calls"
import { designerPath, pagePaths, inLanguage } from "@roomwright/contract/page-paths"
import { listWorks } from "@roomwright/contract/works/calls"
import { Face } from "@roomwright/ui/face"
import { Link } from "react-router"
import { pictureOf } from "../platform/cards/picture-morph.tsx"
import { WorkMasonry } from "../platform/cards/work-masonry.tsx"
import { callLeniently } from "../platform/call-leniently.ts"
import { ShareButton } from "../platform/share/share-button.tsx"
import { FavouriteButton } from "../platform/favourites/favourite-button.tsx"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { chipClass } from "../platform/lists/chip-class.ts"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { Day } from "../platform/locale/day.tsx"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"
import { callFrom, pageNotFound } from "../platform/page-context.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage, type Site, type StructuredData } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/designer.page"
import { sharePath } from "@roomwright/contract/discovery/addresses"

export const caching: PageCaching = { reads: ["id", "page"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get("id")
  if (!id) pageNotFound()
  const designer = await callFrom(context, readDesigner, { params: { id } })
  const values = { ...pickParameters(searchParams, ["page"]), designerId: id }
  const [{ data: works, dropped }, followers] = await Promise.all([
    callLeniently(context, listWorks, toApiPage(values)),
    callFrom(context, readFavourite, { params: { subject: "designer", id } }),
  ])
  describePage(context, (site) => describeDesigner(designer, site))
  return { designer, works, dropped, followers: followers.count }
}

export default function DesignerPage({
  loaderData: { designer, works, dropped, followers },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const langOf = useLangOf()
  const { shown } = useListSearch(dropped)
  const facts = [
    [t("designer.levelName"), designer.level > 1 ? t("designer.level", { level: designer.level }) : ""],
    [t("designer.experience"), t("designer.years", { count: designer.experienceYears })],
    [t("designer.company"), designer.companyName],
    [t("designer.school"), designer.school.text],
    [t("designer.major"), designer.major.text],
  ].filter(([, value]) => value)
  return (
    <div className="wrap">
      <DocumentHead
        title={`${designer.nickname} · Roomwright`}
        description={designer.introduction.text.slice(0, 160)}
      />
      <Breadcrumb steps={[{ text: t("nav.designers"), to: pagePaths.designers }]} here={designer.nickname} />
      <header className="grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-24">
        <div>
          <div className="flex items-center gap-5 md:gap-7">
            {designer.avatar ? (
              <span {...pictureOf(designer.id)} className="flex-none">
                <Face picture={designer.avatar} size="huge" />
              </span>
            ) : null}
            <div className="min-w-0">
              <h1 className="text-36 md:text-48">{designer.nickname}</h1>
              <p className="mt-1 text-ink-2">
                {designer.city.text} · {t("designer.works", { count: designer.workCount })}
                {designer.viewCount > 0
                  ? ` · ${t("designer.views", {
                      count: designer.viewCount,
                      shown: formatNumber(designer.viewCount, language),
                    })}`
                  : null}
              </p>
            </div>
          </div>
          <div className="mt-7 max-w-[38em]">
            <FallbackNote text={designer.introduction} />
            <p className="text-pretty md:text-18" {...langOf(designer.introduction)}>
              {designer.introduction.text}
            </p>
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
            <FavouriteButton key={designer.id} subject="designer" id={designer.id} count={followers} />
            <ShareButton path={designerPath(designer.id)} title={designer.nickname} />
          </div>
          <ul aria-label={t("filter.style")} className="mt-6 flex flex-wrap gap-2">
            {designer.styles.map(({ id, name }) => (
              <li key={id}>
                <Link to={`${pagePaths.designers}?style=${id}`} className={chipClass(false)}>
                  {name.text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <dl className="grid grid-cols-[auto_1fr] self-start rounded-card border border-line bg-card px-5 py-2 text-14 md:px-7 md:py-4">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="py-2.5 pr-4 text-ink-2">{name}</dt>
              <dd className="py-2.5 text-right">{value}</dd>
            </div>
          ))}
          <div className="contents">
            <dt className="py-2.5 pr-4 text-ink-2">{t("designer.joined")}</dt>
            <dd className="py-2.5 text-right">
              <Day iso={designer.joinedAt} />
            </dd>
          </div>
        </dl>
      </header>
      <h2 className="mb-5 text-28 md:mb-8 md:text-36">{t("nav.works")}</h2>
      <DroppedParts dropped={dropped} />
      {works.content.length > 0 ? (
        <WorkMasonry works={works.content} leads hideDesigner />
      ) : (
        <NothingFound title={t("works.nothing")} clearTo={withParameters(shown, {})} beyondEnd />
      )}
      <ListPages {...works} search={shown} />
    </div>
  )
}

/** A designer as a person with a profile. */
function describeDesigner(designer: DesignerDetail, { publicUrl, language }: Site): Partial<StructuredData> {
  return {
    type: "profile",
    preview: sharePath("designers", designer.id, language),
    things: [
      {
        "@type": "ProfilePage",
        dateCreated: designer.joinedAt,
        mainEntity: {
          "@type": "Person",
          name: designer.nickname,
          description: designer.introduction.text,
          url: publicUrl + inLanguage(designerPath(designer.id), language),
          ...(designer.companyName
            ? { worksFor: { "@type": "Organization", name: designer.companyName } }
            : {}),
        },
      },
    ],
  }
}
