import type { PageCaching } from "@roomwright/contract/page-caching"
import { listProducts } from "@roomwright/contract/catalogue/calls"
import { readFavourite } from "@roomwright/contract/favourites/calls"
import { readMerchant, type MerchantDetail } from "@roomwright/contract/catalogue/merchants"
import { merchantPath, pagePaths, inLanguage } from "@roomwright/contract/page-paths"
import { readAnswerTime } from "@roomwright/contract/questions/calls"
import { listWorks } from "@roomwright/contract/works/calls"
import { Face } from "@roomwright/ui/face"
import { EmptyState } from "@roomwright/ui/empty-state"
import { Drawing } from "../platform/drawing.tsx"
import { callLeniently } from "../platform/call-leniently.ts"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { WorksSection } from "../platform/cards/works-section.tsx"
import { ShareButton } from "../platform/share/share-button.tsx"
import { FavouriteButton } from "../platform/favourites/favourite-button.tsx"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { Day } from "../platform/locale/day.tsx"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf, useText } from "../platform/locale/locale.tsx"
import { callFrom, pageNotFound } from "../platform/page-context.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage, type Site, type StructuredData } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/merchant.page"
import { sharePath } from "@roomwright/contract/discovery/addresses"

const worksShown = 3

export const caching: PageCaching = { reads: ["id", "page", "after", "before"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get("id")
  if (!id) pageNotFound()
  const merchant = await callFrom(context, readMerchant, { params: { id } })
  const values = { ...pickParameters(searchParams, ["page", "after", "before"]), merchantId: id }
  const [{ data: products, dropped }, works, followers, { withinHours }] = await Promise.all([
    callLeniently(context, listProducts, toApiPage(values)),
    callFrom(context, listWorks, { query: { merchantId: id, sort: "popular", size: String(worksShown) } }),
    callFrom(context, readFavourite, { params: { subject: "merchant", id } }),
    callFrom(context, readAnswerTime, { params: { id } }),
  ])
  describePage(context, (site) => describeMerchant(merchant, site))
  return { merchant, products, works, dropped, followers: followers.count, withinHours }
}

/** The public page of a merchant: who it is, what is on sale, and the works that use it. */
export default function MerchantPage({
  loaderData: { merchant, products, works, dropped, followers, withinHours },
}: Route.ComponentProps) {
  const t = useText()
  const langOf = useLangOf()
  const { shown } = useListSearch(dropped)
  const city = merchant.city.text ? `${merchant.city.text} · ` : ""
  return (
    <div className="wrap">
      <DocumentHead
        title={`${merchant.nickname} · Roomwright`}
        description={(merchant.introduction.text || merchant.nickname).slice(0, 160)}
      />
      <Breadcrumb steps={[{ text: t("nav.products"), to: pagePaths.products }]} here={merchant.nickname} />
      <header className="grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-24">
        <div>
          <div className="flex items-center gap-5 md:gap-7">
            {merchant.avatar ? (
              <span className="flex-none">
                <Face picture={merchant.avatar} size="huge" />
              </span>
            ) : null}
            <div className="min-w-0">
              <h1 className="text-36 wrap-anywhere md:text-48">{merchant.nickname}</h1>
              <p className="mt-1 text-ink-2">
                {city}
                {t("merchant.products", { count: merchant.productCount })}
              </p>
            </div>
          </div>
          {merchant.introduction.text ? (
            <div className="mt-7 max-w-[38em]">
              <FallbackNote text={merchant.introduction} />
              <p className="whitespace-pre-line text-pretty md:text-18" {...langOf(merchant.introduction)}>
                {merchant.introduction.text}
              </p>
            </div>
          ) : null}
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
            <FavouriteButton key={merchant.id} subject="merchant" id={merchant.id} count={followers} />
            <ShareButton path={merchantPath(merchant.id)} title={merchant.nickname} />
          </div>
        </div>
        <dl className="grid grid-cols-[auto_1fr] self-start rounded-card border border-line bg-card px-5 py-2 text-14 md:px-7 md:py-4">
          {merchant.phone ? (
            <>
              <dt className="py-2.5 pr-4 text-ink-2">{t("merchant.phone")}</dt>
              <dd className="num py-2.5 text-right">
                <a href={`tel:${merchant.phone.replaceAll(" ", "")}`} className="hover:text-accent">
                  {merchant.phone}
                </a>
              </dd>
            </>
          ) : null}
          <dt className="py-2.5 pr-4 text-ink-2">{t("merchant.joined")}</dt>
          <dd className="py-2.5 text-right">
            <Day iso={merchant.joinedAt} />
          </dd>
          {withinHours === null ? null : (
            <>
              <dt className="py-2.5 pr-4 text-ink-2">{t("merchant.answers")}</dt>
              <dd className="py-2.5 text-right">
                {t(withinHours <= 24 ? "merchant.withinHours" : "merchant.withinDays", {
                  count: withinHours <= 24 ? withinHours : Math.ceil(withinHours / 24),
                })}
              </dd>
            </>
          )}
        </dl>
      </header>
      <h2 className="mb-5 text-28 md:mb-8 md:text-36">{t("nav.products")}</h2>
      <DroppedParts dropped={dropped} />
      {products.content.length > 0 ? (
        <ProductGrid products={products.content} columns={4} leads />
      ) : merchant.productCount > 0 ? (
        <NothingFound title={t("products.nothing")} clearTo={withParameters(shown, {})} beyondEnd />
      ) : (
        <EmptyState drawing={<Drawing of="emptyRoom" />} title={t("merchant.nothing")} />
      )}
      <ListPages {...products} search={shown} />
      <WorksSection title={t("merchant.works")} works={works} filter={`merchantId=${merchant.id}`} />
    </div>
  )
}

/** A merchant as an organization. */
function describeMerchant(merchant: MerchantDetail, { publicUrl, language }: Site): Partial<StructuredData> {
  return {
    type: "profile",
    preview: sharePath("merchants", merchant.id, language),
    things: [
      {
        "@type": "Organization",
        name: merchant.nickname,
        description: merchant.introduction.text,
        url: publicUrl + inLanguage(merchantPath(merchant.id), language),
        ...(merchant.phone === null ? {} : { telephone: merchant.phone }),
      },
    ],
  }
}
