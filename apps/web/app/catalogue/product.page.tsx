import type { PageCaching } from "@roomwright/contract/page-caching"
import { recordProductView } from "@roomwright/contract/catalogue/product-views"
import { listRelatedProducts, readProduct } from "@roomwright/contract/catalogue/calls"
import { readFavourite } from "@roomwright/contract/favourites/calls"
import { merchantPath, pagePaths, productPath, reportPath } from "@roomwright/contract/page-paths"
import { listProductQuestions, readAnswerTime } from "@roomwright/contract/questions/calls"
import { listSeenWith, listWorks } from "@roomwright/contract/works/calls"
import { Face } from "@roomwright/ui/face"
import { buttonClass } from "@roomwright/ui/button"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { SectionHead } from "../platform/cards/section-head.tsx"
import { WorksSection } from "../platform/cards/works-section.tsx"
import { ShareButton } from "../platform/share/share-button.tsx"
import { FavouriteButton } from "../platform/favourites/favourite-button.tsx"
import { Breadcrumb } from "../platform/lists/breadcrumb.tsx"
import { FallbackNote } from "../platform/locale/fallback-note.tsx"
import { useLangOf, useLanguage, useText } from "../platform/locale/locale.tsx"
import { callFrom, pageNotFound } from "../platform/page-context.ts"
import { siteCall } from "../platform/site-call.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import { describePage } from "../platform/document-head/structured-data.ts"
import type { Route } from "./+types/product.page"
import { describeProduct } from "./describe-product.ts"
import { MerchantPromises } from "./merchant-promises.tsx"
import { BuyLink, buyPlace, ProductChoice } from "./product-choice.tsx"
import { ProductFacts } from "./product-facts.tsx"
import { ProductQuestions } from "./product-questions.tsx"
import { ProductGallery } from "./product-gallery.tsx"
import { firstVariant, namesOfVariant } from "./product-options.ts"
import { StickyPrice } from "./sticky-price.tsx"

const [worksShown, questionsShown] = [3, 5]
/** Of each row of recommended products. */
const recommendedShown = 4

export const caching: PageCaching = { reads: ["id"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id")
  if (!id) pageNotFound()
  const product = await callFrom(context, readProduct, { params: { id } })
  const [together, related, works, kept, questions, { withinHours }] = await Promise.all([
    callFrom(context, listSeenWith, { params: { id } }),
    callFrom(context, listRelatedProducts, { params: { id } }),
    callFrom(context, listWorks, { query: { productId: id, size: String(worksShown) } }),
    callFrom(context, readFavourite, { params: { subject: "product", id } }),
    callFrom(context, listProductQuestions, { params: { id }, query: { size: String(questionsShown) } }),
    product.merchant.hasPage
      ? callFrom(context, readAnswerTime, { params: { id: product.merchant.id } })
      : { withinHours: null },
  ])
  describePage(context, (site) => describeProduct(product, site))
  const seenWith = together.slice(0, recommendedShown)
  const isSeenWith = new Set(seenWith.map((other) => other.id))
  // No product stands in both rows.
  const others = related.filter((other) => !isSeenWith.has(other.id)).slice(0, recommendedShown)
  return { product, seenWith, related: others, works, keepers: kept.count, questions, withinHours }
}

export default function ProductPage({
  loaderData: { product, seenWith, related, works, keepers, questions, withinHours },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const langOf = useLangOf()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = product.variants.find((variant) => variant.id === chosenId) ?? firstVariant(product.variants)
  useEffect(() => {
    // A view that cannot be counted is no trouble of the reader's.
    siteCall(language)(recordProductView, { params: { id: product.id } }).catch(() => {})
  }, [language, product.id])
  return (
    <article className="wrap">
      <DocumentHead
        title={`${product.name.text} · ${product.merchant.nickname} · Roomwright`}
        description={product.description.text.slice(0, 160)}
      />
      <Breadcrumb
        steps={[
          { text: t("nav.products"), to: pagePaths.products },
          ...product.categories.map(({ id, name }) => ({
            text: name.text,
            to: `${pagePaths.products}?category=${id}`,
          })),
        ]}
        here={product.name.text}
      />
      <div className="grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr] md:gap-x-10 md:pt-6 lg:gap-x-14">
        <ProductGallery
          key={product.id}
          id={product.id}
          name={product.name.text}
          pictures={product.pictures}
          model={product.model}
          dress={chosen ? namesOfVariant(chosen) : []}
          rooms={works.content}
        />
        <div className="md:row-span-2">
          <p className="eyebrow">{product.merchant.nickname}</p>
          <h1 className="mt-2 text-28 md:text-36" {...langOf(product.name)}>
            {product.name.text}
          </h1>
          {chosen ? (
            <ProductChoice
              productId={product.id}
              variants={product.variants}
              chosen={chosen}
              onChoose={({ id }) => setChosenId(id)}
            />
          ) : null}
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            <FavouriteButton key={product.id} subject="product" id={product.id} count={keepers} />
            <ShareButton path={productPath(product.id)} title={product.name.text} />
          </div>
          <MerchantPromises product={product} />
        </div>
        {/* Below the pictures where there is room, or that would be a hole. */}
        <div className="border-t border-line pt-5">
          <FallbackNote text={product.description} />
          <p className="text-pretty" {...langOf(product.description)}>
            {product.description.text}
          </p>
          <div className="mt-6 flex items-center gap-3.5 border-t border-line pt-5">
            {product.merchant.avatar ? <Face picture={product.merchant.avatar} size="large" /> : null}
            <p className="min-w-0 flex-1 leading-snug">
              <strong className="block font-medium">{product.merchant.nickname}</strong>
              <span className="block text-14 text-ink-2">
                {product.merchant.city.text} ·{" "}
                {t("merchant.products", { count: product.merchant.productCount })} ·{" "}
                {t("product.merchantSince", { year: product.merchant.joinedAt.slice(0, 4) })}
                {withinHours === null
                  ? null
                  : ` · ${t("merchant.answersWithin", { time: t(withinHours <= 24 ? "merchant.withinHours" : "merchant.withinDays", { count: withinHours <= 24 ? withinHours : Math.ceil(withinHours / 24) }) })}`}
              </span>
              {product.merchant.sells ? (
                <span className="mt-1 line-clamp-2 block text-14" {...langOf(product.merchant.sells)}>
                  {product.merchant.sells.text}
                </span>
              ) : null}
            </p>
            <Link
              to={
                product.merchant.hasPage
                  ? merchantPath(product.merchant.id)
                  : `${pagePaths.products}?merchantId=${product.merchant.id}`
              }
              className={buttonClass("secondary", true)}
            >
              {product.merchant.hasPage ? t("merchant.page") : t("merchant.all")}
            </Link>
          </div>
        </div>
      </div>
      <ProductFacts product={product} />
      <ProductQuestions
        key={`questions ${product.id}`}
        productId={product.id}
        merchant={product.merchant.nickname}
        first={questions}
      />
      <WorksSection
        title={t("product.worksWith")}
        intro={t("product.worksWithIntro", { count: works.totalElements })}
        works={works}
        filter={`productId=${product.id}`}
      />
      {seenWith.length > 0 ? (
        <section className="mt-16 md:mt-24">
          <SectionHead title={t("product.seenWith")} intro={t("product.seenWithIntro")} />
          <ProductGrid products={seenWith} columns={4} />
        </section>
      ) : null}
      {related.length > 0 ? (
        <section className="mt-16 md:mt-24">
          <SectionHead title={t("product.related")} />
          <ProductGrid products={related} columns={4} />
        </section>
      ) : null}
      <p className="mt-10 text-14">
        <Link
          to={reportPath("product", product.id)}
          rel="nofollow"
          className="text-ink-2 underline underline-offset-4"
        >
          {t("product.report")}
        </Link>
      </p>
      {chosen && chosen.stock > 0 ? (
        <StickyPrice variant={chosen} besideOf={buyPlace}>
          <BuyLink productId={product.id} variantId={chosen.id} className="flex-none px-7" />
        </StickyPrice>
      ) : null}
    </article>
  )
}
