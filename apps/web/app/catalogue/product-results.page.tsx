import type { PageCaching } from "@roomwright/contract/page-caching"
import { countProductFacets, listProducts } from "@roomwright/contract/catalogue/calls"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently } from "../platform/call-leniently.ts"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { ListFrame } from "../platform/lists/list-frame.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import {
  countHits,
  findNearestToDrop,
  findShorterKeywords,
  totalOf,
} from "../platform/lists/nearest-to-drop.ts"
import { NoResults } from "../platform/lists/no-results.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { wayOutOf } from "../platform/lists/ways-out.ts"
import { formatCount } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/product-results.page"
import { activeProductFilters } from "./active-product-filters.ts"
import { findBesideResults } from "./find-beside-results.ts"
import { productApiNames, productFilterNames, ProductFilters } from "./product-filters.tsx"
import { productSorts } from "./product-sorts.ts"
import { formatProductTotal } from "./product-total.ts"
import { ResultsBeside } from "./results-beside.tsx"
import { LeftOutWords, understoodFilters } from "./understood-keyword.tsx"

export const caching: PageCaching = { reads: [...productFilterNames, "sort", "page", "after", "before"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const keyword = cleanKeyword(searchParams.get("w") ?? "")
  if (keyword === "" || keyword.length > limits.keywordLength)
    return { keyword, found: null, all: await countHits(context, listProducts, {}) }
  const asked = { ...pickParameters(searchParams, caching.reads), w: keyword }
  const list = await callLeniently(context, listProducts, toApiPage(asked), productApiNames)
  const filters = { ...pickParameters(new URLSearchParams(list.query), productFilterNames), w: keyword }
  const isEmpty = list.data.totalElements === 0
  const isFiltered = Object.keys(filters).length > 1
  const [{ data: facets }, nearest, shorter, beside] = await Promise.all([
    callLeniently(context, countProductFacets, filters, productApiNames),
    isEmpty && isFiltered ? findNearestToDrop(context, listProducts, filters, productApiNames) : [],
    isEmpty && !isFiltered ? findShorterKeywords(context, listProducts, keyword) : [],
    findBesideResults(context, keyword, list.data),
  ])
  const all = isEmpty ? await countHits(context, listProducts, {}) : null
  return { keyword, found: { ...list, facets, nearest, shorter, beside, isFiltered }, all }
}

export default function ProductResultsPage({ loaderData: { keyword, found, all } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const title = found ? t("search.productsFor", { keyword }) : t("search.products")
  const isEmpty = !found || (found.data.content.length === 0 && !found.isFiltered)
  return (
    <div className="wrap">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title={title} />
      {isEmpty ? (
        <NoResults
          keyword={keyword}
          found={found?.data.totalElements ?? null}
          title={t("search.noProduct")}
          all={{
            to: pagePaths.products,
            text: all
              ? t("search.allOf", {
                  name: t("search.allProducts"),
                  total: formatCount(all.total, all.isCapped, language),
                })
              : t("search.allProducts"),
          }}
          shorter={found?.shorter ?? []}
          formatTotal={(hits) => formatProductTotal(hits, t, language)}
        />
      ) : (
        <Results keyword={keyword} found={found} />
      )}
      {found ? <ResultsBeside keyword={keyword} beside={found.beside} /> : null}
    </div>
  )
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>

function Results({ keyword, found }: { readonly keyword: string; readonly found: Found }) {
  const t = useText()
  const language = useLanguage()
  const { data: products, facets, nearest, dropped } = found
  const { search, shown } = useListSearch(dropped)
  const around = { facets, t, language, products: products.content }
  // The title says the keyword.
  const active = activeProductFilters({ search, ...around }).filter(({ name }) => name !== "w")
  const unfiltered = `?w=${encodeURIComponent(products.withoutAll || keyword)}`
  const beyondEnd = products.content.length === 0 && products.totalElements > 0
  return (
    <ListFrame
      filters={<ProductFilters facets={facets} search={search} />}
      active={[...understoodFilters(products, search), ...active]}
      clearTo={unfiltered}
      sorts={productSorts(t)}
      search={search}
      hits={totalOf(products)}
      totalText={formatProductTotal(totalOf(products), t, language)}
      dropped={dropped}
    >
      <CorrectedKeyword keyword={keyword} shown={products.correctedTo} />
      <LeftOutWords {...products} />
      {products.content.length > 0 ? (
        <ProductGrid products={products.content} columns={3} leads />
      ) : (
        <NothingFound
          title={t("search.noProduct")}
          waysOut={wayOutOf({
            nearest,
            active: activeProductFilters({ search: shown, ...around }),
            search: shown,
            t,
            formatTotal: (hits) => formatProductTotal(hits, t, language),
          })}
          clearTo={beyondEnd ? withParameters(shown, {}) : unfiltered}
          beyondEnd={beyondEnd}
        />
      )}
      <ListPages {...products} search={shown} />
    </ListFrame>
  )
}
