import type { PageCaching } from "@roomwright/contract/page-caching"
import { readHomePage } from "@roomwright/contract/home/calls"
import { pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { Link } from "react-router"
import { DesignerCard } from "../platform/cards/designer-card.tsx"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { WorkWall } from "./work-wall.tsx"
import { formatMonth, formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { callFrom, pageContext } from "../platform/page-context.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage, type Site, type StructuredData } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/home.page"
import { Articles } from "./articles.tsx"
import { Cover } from "./cover.tsx"
import { ShopTheRoom } from "./shop-the-room.tsx"
import { worksFeed } from "@roomwright/contract/discovery/addresses"
import { languageTag } from "@roomwright/contract/language"

export const caching: PageCaching = { reads: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext)
  describePage(context, describeSite)
  // Worded here: a browser would have to load its calendars for this one month.
  return { home: await callFrom(context, readHomePage, {}), month: formatMonth(new Date(), language) }
}

export default function HomePage({ loaderData: { home, month } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <DocumentHead title={t("home.title")} description={t("home.description")} />
      <Cover work={home.cover} article={home.coverArticle} counts={home.counts} month={month} />
      <div className="wrap">
        {home.newWorks.length > 0 ? (
          <section className="mt-16 md:mt-24">
            <SectionHead
              title={t("home.newWorks")}
              intro={t("home.newWorksIntro")}
              more={{ to: pagePaths.works, text: t("home.allWorks") }}
            />
            <WorkWall works={home.newWorks} />
          </section>
        ) : (
          <EmptyState drawing={<Drawing of="emptyRoom" />} title={t("home.emptyTitle")}>
            <p>{t("home.emptyText")}</p>
          </EmptyState>
        )}
        {home.shopTheRoom ? <ShopTheRoom {...home.shopTheRoom} /> : null}
        {home.designers.length > 0 ? (
          <section className="mt-16 md:mt-24">
            <SectionHead
              title={t("nav.designers")}
              intro={t("home.designersIntro")}
              more={{
                to: pagePaths.designers,
                text: t("home.allDesigners", { count: formatNumber(home.counts.designers, language) }),
              }}
            />
            <ul className="bleed no-scrollbar grid auto-cols-[268px] grid-flow-col gap-5 overflow-x-auto md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-6 md:overflow-visible md:px-0 xl:grid-cols-4">
              {home.designers.map((designer) => (
                <li key={designer.id}>
                  <DesignerCard designer={designer} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {home.products.length > 0 ? (
          <section className="mt-16 md:mt-24">
            <SectionHead
              title={t("home.products")}
              more={{ to: pagePaths.products, text: t("home.allProducts") }}
            />
            <ProductGrid products={home.products} columns={4} />
          </section>
        ) : null}
        <Articles articles={home.articles} />
        <section className="mt-16 rounded-card bg-night px-6 py-10 text-night-ink md:mt-24 md:p-16">
          <h2 className="max-w-[20em] text-28 md:text-36">{t("home.aboutTitle")}</h2>
          <p className="mt-4 max-w-[44em] text-night-ink-2">{t("home.aboutText")}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <Link
              to={pagePaths.designers}
              className="inline-flex min-h-11 items-center rounded-control bg-night-accent px-5 font-medium text-night hover:bg-night-ink"
            >
              {t("home.meetDesigners")}
            </Link>
          </p>
        </section>
      </div>
    </>
  )
}

/** The company and its site, with how to search it. Nothing where the company is not known. */
function describeSite({ publicUrl, language, settings }: Site): Partial<StructuredData> {
  if (!settings) return {}
  return {
    things: [
      {
        "@type": "Organization",
        name: settings.companyName,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/favicon.svg`,
        telephone: settings.companyPhone,
        address: settings.companyAddress.text,
      },
      {
        "@type": "WebSite",
        name: "Roomwright",
        url: `${publicUrl}/`,
        inLanguage: languageTag[language],
        potentialAction: {
          "@type": "SearchAction",
          target: `${publicUrl}${productResultsPath("")}{search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
    alternates: [{ type: "application/rss+xml", path: worksFeed(language), title: "Roomwright" }],
  }
}
