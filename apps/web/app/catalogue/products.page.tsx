import type { PageCaching } from "@roomwright/contract/page-caching"
import { countProductFacets, listProducts } from "@roomwright/contract/catalogue/calls"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently } from "../platform/call-leniently.ts"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { ListFrame } from "../platform/lists/list-frame.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { findNearestToDrop, totalOf } from "../platform/lists/nearest-to-drop.ts"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { wayOutOf } from "../platform/lists/ways-out.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import { DocumentHead } from "../platform/document-head/document-head.tsx"
import type { Route } from "./+types/products.page"
import { activeProductFilters } from "./active-product-filters.ts"
import { productApiNames, productFilterNames, ProductFilters } from "./product-filters.tsx"
import { LeftOutWords } from "./understood-keyword.tsx"
import { productSorts } from "./product-sorts.ts"
import { formatProductTotal } from "./product-total.ts"

export const caching: PageCaching = { reads: [...productFilterNames, "sort", "page", "after", "before"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = pickParameters(searchParams, caching.reads)
  const list = await callLeniently(context, listProducts, toApiPage(asked), productApiNames)
  const filters = pickParameters(new URLSearchParams(list.query), productFilterNames)
  const { data: products, dropped } = list
  const [{ data: facets }, nearest] = await Promise.all([
    callLeniently(context, countProductFacets, filters, productApiNames),
    products.totalElements === 0 ? findNearestToDrop(context, listProducts, filters, productApiNames) : [],
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
  return (
    <div className="wrap">
      <DocumentHead title={`${t("nav.products")} · Roomwright`} description={t("products.intro")} />
      <PageHead title={t("nav.products")} intro={t("products.intro")} />
      <ListFrame
        filters={<ProductFilters facets={facets} search={search} />}
        active={active}
        clearTo={sort ? `?sort=${sort}` : pagePaths.products}
        sorts={productSorts(t)}
        search={search}
        hits={totalOf(products)}
        totalText={formatProductTotal(totalOf(products), t, language)}
        dropped={dropped}
      >
        <CorrectedKeyword keyword={cleanKeyword(shown.get("w") ?? "")} shown={products.correctedTo} />
        <LeftOutWords {...products} />
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
