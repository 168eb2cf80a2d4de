import type { PageCaching } from "@roomwright/contract/page-caching"
import { readFavourite } from "@roomwright/contract/favourites/calls"
import { designerPath, pagePaths, reportPath, workPath } from "@roomwright/contract/page-paths"
import { listWorkVideos } from "@roomwright/contract/renders/public-calls"
import { listWorkTours } from "@roomwright/contract/tours/calls"
import { recordWorkView } from "@roomwright/contract/works/work-views"
import { listWorks, readWork } from "@roomwright/contract/works/calls"
import { Face } from "@roomwright/ui/face"
import { useEffect } from "react"
import { Link } from "react-router"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { WorkCard } from "../platform/cards/work-card.tsx"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { formatArea } from "../platform/locale/format.ts"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"
import { callFrom, pageNotFound } from "../platform/page-context.ts"
import { siteCall } from "../platform/site-call.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/work.page"
import { describeWork } from "./describe-work.ts"
import { ShopTheRoom } from "./shop-the-room.tsx"
import { WorkFacts } from "./work-facts.tsx"
import { WorkIn3d } from "./work-in-3d.tsx"
import { WorkSceneOffer } from "./work-scene-offer.tsx"
import { WorkStage } from "./work-stage.tsx"
import { WorkTours } from "./work-tours.tsx"
import { WorkVideos } from "./work-videos.tsx"

const othersShown = 3

export const caching: PageCaching = { reads: ["id"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id")
  if (!id) pageNotFound()
  const work = await callFrom(context, readWork, { params: { id } })
  describePage(context, (site) => describeWork(work, site))
  const [others, kept, tours, videos] = await Promise.all([
    callFrom(context, listWorks, { query: { designerId: work.designer.id, size: String(othersShown + 1) } }),
    callFrom(context, readFavourite, { params: { subject: "work", id } }),
    callFrom(context, listWorkTours, { params: { id } }),
    callFrom(context, listWorkVideos, { params: { id } }),
  ])
  return {
    work,
    others: others.content.filter((other) => other.id !== work.id).slice(0, othersShown),
    keepers: kept.count,
    tours,
    videos,
  }
}

export default function WorkPage({
  loaderData: { work, others, keepers, tours, videos },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const langOf = useLangOf()
  useEffect(() => {
    // A view that cannot be counted is no trouble of the reader's.
    siteCall(language)(recordWorkView, { params: { id: work.id } }).catch(() => {})
  }, [language, work.id])

  const [lead = "", ...paragraphs] = work.styleDescription.text.split("\n\n")
  return (
    <article className="wrap">
      <DocumentHead title={`${work.name.text} · ${work.designer.nickname} · Roomwright`} description={lead} />
      <Breadcrumb
        steps={[
          { text: t("nav.works"), to: pagePaths.works },
          { text: work.space.name.text, to: `${pagePaths.works}?space=${work.space.id}` },
        ]}
        here={work.name.text}
      />
      <header className="grid items-end gap-4 pt-3 pb-5 md:grid-cols-[1fr_auto] md:gap-8 md:pt-6 md:pb-7">
        <div>
          <p className="eyebrow">
            {[work.space.name.text, formatArea(work.areaM2, language), work.style.name.text].join(" · ")}
          </p>
          <h1 className="mt-2.5 text-28 md:text-48" {...langOf(work.name)}>
            {work.name.text}
          </h1>
        </div>
        <Link to={designerPath(work.designer.id)} className="group flex items-center gap-3 leading-snug">
          {work.designer.avatar ? <Face picture={work.designer.avatar} size="medium" /> : null}
          <span>
            <strong className="block font-medium group-hover:text-accent">{work.designer.nickname}</strong>
            <span className="block text-14 text-ink-2">
              {work.designer.city.text} · {t("designer.works", { count: work.designer.workCount })}
            </span>
          </span>
        </Link>
      </header>
      {/* Beside each other from 1024 px on: what one looks at, and what it costs. */}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-11">
        <div className="min-w-0">
          <WorkStage key={work.id} work={work} />
          {work.url3d?.startsWith("/") ? (
            <WorkSceneOffer key={work.id} work={work} viewer={work.url3d} />
          ) : work.url3d ? (
            <WorkIn3d key={work.url3d} address={work.url3d} name={work.name.text} />
          ) : null}
          <WorkTours tours={tours} />
        </div>
        <WorkFacts key={work.id} work={work} keepers={keepers} />
      </div>
      <div className="mt-10 lg:mt-16">
        <FallbackNote text={work.styleDescription} />
        <div
          className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          {...langOf(work.styleDescription)}
        >
          <p className="font-serif text-18 leading-relaxed text-pretty md:text-28 md:leading-normal">
            {lead}
          </p>
          {paragraphs.length > 0 ? (
            <div className="grid content-start gap-5 lg:pt-2">
              {paragraphs.map((paragraph, at) => (
                // The order of paragraphs is all there is to tell them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <p key={at} className="max-w-[38em] text-16 md:text-18">
                  {paragraph}
                </p>
              ))}
            </div>
          ) : null}
        </div>
        <WorkVideos videos={videos} />
      </div>
      {work.products.length + work.withdrawnProducts.length > 0 ? (
        <ShopTheRoom key={`shop ${work.id}`} work={work} />
      ) : null}
      {others.length > 0 ? (
        <section className="mt-16 md:mt-24">
          <SectionHead
            title={t("work.othersBy", { name: work.designer.nickname })}
            more={{
              to: designerPath(work.designer.id),
              text: t("work.allBy", { count: work.designer.workCount }),
            }}
          />
          <ul className="bleed no-scrollbar grid auto-cols-[46vw] grid-flow-col gap-3 overflow-x-auto md:mx-0 md:auto-cols-fr md:gap-8 md:px-0">
            {others.map((other) => (
              <li key={other.id}>
                <WorkCard work={other} sizes="(width < 900px) 46vw, 400px" shape="wide" hideDesigner />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {work.startedFrom ? (
        <p className="mt-10 text-14 text-ink-2">
          {t("work.startedFrom")}{" "}
          <Link to={workPath(work.startedFrom.id)} className="text-accent underline underline-offset-4">
            {work.startedFrom.name.text}
          </Link>
        </p>
      ) : null}
      <p className="mt-10 text-14">
        <Link
          to={reportPath("work", work.id)}
          rel="nofollow"
          className="text-ink-2 underline underline-offset-4"
        >
          {t("work.report")}
        </Link>
      </p>
    </article>
  )
}
