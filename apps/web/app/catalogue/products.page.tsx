import type { PageCaching } from "@roomwright/contract/page-caching"
import {
  countProductFacets,
  listProducts,
  type ProductFacets,
  type productFacetKinds,
} from "@roomwright/contract/catalogue/calls"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently } from "../platform/call-leniently.ts"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { FilterChips, type ChipValue } from "../platform/lists/filter-chips.tsx"
import { ListFrame } from "../platform/lists/list-frame.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { findNearestToDrop, totalOf } from "../platform/lists/nearest-to-drop.ts"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { wayOutOf } from "../platform/lists/ways-out.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import type { Route } from "./+types/products.page"
import { activeProductFilters } from "./active-product-filters.ts"
import { CategoryFilter } from "./category-filter.tsx"
import { PriceFilter } from "./price-filter.tsx"
import { productSorts } from "./product-sorts.ts"
import { formatProductTotal } from "./product-total.ts"

const filterNames = [
  "w",
  "category",
  "size",
  "style",
  "colour",
  "material",
  "minPrice",
  "maxPrice",
  "inStock",
  "merchantId",
] as const

/** In the API `size` is how much a page holds. */
const apiNames = { size: "width" } as const

export const caching: PageCaching = { reads: [...filterNames, "sort", "page", "after", "before"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = pickParameters(searchParams, caching.reads)
  const list = await callLeniently(context, listProducts, toApiPage(asked), apiNames)
  const filters = pickParameters(new URLSearchParams(list.query), filterNames)
  const { data: products, dropped } = list
  const [{ data: facets }, nearest] = await Promise.all([
    callLeniently(context, countProductFacets, filters, apiNames),
    products.totalElements === 0 ? findNearestToDrop(context, listProducts, filters, apiNames) : [],
  ])
  return { products, facets, nearest, dropped }
}

export default function ProductsPage({
  loaderData: { products, facets, nearest, dropped },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const { search, shown } = useListSearch(dropped)
  const around = { facets, t, language, products: products.content }
  const active = activeProductFilters({ search, ...around })
  const sort = search.get("sort")
  const beyondEnd = products.content.length === 0 && products.totalElements > 0
  const isCapped = (kind: (typeof productFacetKinds)[number]): boolean => facets.capped.includes(kind)
  const chips = (kind: "size" | "style" | "colour" | "material") => (
    <FilterChips
      name={kind}
      title={t(`filter.${kind}`)}
      values={chipsOf(facets, kind, t)}
      search={search}
      isCapped={isCapped(kind === "size" ? "width" : kind)}
    />
  )
  return (
    <div className="wrap">
      <DocumentHead title={`${t("nav.products")} · Roomwright`} description={t("products.intro")} />
      <PageHead title={t("nav.products")} intro={t("products.intro")} />
      <ListFrame
        filters={
          <>
            <CategoryFilter categories={facets.category} search={search} isCapped={isCapped("category")} />
            {chips("size")}
            {chips("style")}
            {chips("colour")}
            {chips("material")}
            <PriceFilter lowest={facets.price.lowest} highest={facets.price.highest} search={search} />
            <FilterChips
              name="inStock"
              title={t("filter.stock")}
              values={[{ id: "true", text: t("filter.inStock"), count: facets.inStockCount }]}
              search={search}
              isCapped={isCapped("stock")}
            />
          </>
        }
        active={active}
        clearTo={sort ? `?sort=${sort}` : pagePaths.products}
        sorts={productSorts(t)}
        search={search}
        hits={totalOf(products)}
        totalText={formatProductTotal(totalOf(products), t, language)}
        dropped={dropped}
      >
        <CorrectedKeyword keyword={cleanKeyword(shown.get("w") ?? "")} shown={products.correctedTo} />
        {products.content.length > 0 ? (
          <ProductGrid products={products.content} columns={3} leads />
        ) : (
          <NothingFound
            title={t("products.nothing")}
            waysOut={wayOutOf({
              nearest,
              active: activeProductFilters({ search: shown, ...around }),
              search: shown,
              t,
              formatTotal: (hits) => formatProductTotal(hits, t, language),
            })}
            clearTo={beyondEnd ? withParameters(shown, {}) : pagePaths.products}
            beyondEnd={beyondEnd}
          />
        )}
        <ListPages {...products} search={shown} />
      </ListFrame>
    </div>
  )
}

const chipsOf = (
  facets: ProductFacets,
  kind: "size" | "style" | "colour" | "material",
  t: SiteTranslate,
): ChipValue[] =>
  kind === "size"
    ? facets.width.map(({ id, count }) => ({ id, count, text: t(`width.${id}`) }))
    : facets[kind].map(({ id, name, count, hex }) => ({ id, count, hex, text: name.text }))
