import type { PageCaching } from "@roomwright/contract/page-caching"
import { listProducts } from "@roomwright/contract/catalogue/calls"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { callLeniently } from "../platform/call-leniently.ts"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { DroppedParts } from "../platform/lists/dropped-parts.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { countHits, findShorterKeywords, totalOf } from "../platform/lists/nearest-to-drop.ts"
import { NoResults } from "../platform/lists/no-results.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { SortSelect } from "../platform/lists/sort-select.tsx"
import { useListSearch } from "../platform/lists/use-list-search.ts"
import { formatCount } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/product-results.page"
import { productSorts } from "./product-sorts.ts"
import { formatProductTotal } from "./product-total.ts"

export const caching: PageCaching = { reads: ["w", "sort", "page", "after", "before"] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const keyword = cleanKeyword(searchParams.get("w") ?? "")
  if (keyword === "" || keyword.length > limits.keywordLength)
    return { keyword, found: null, all: await countHits(context, listProducts, {}), shorter: [] }
  const values = { ...pickParameters(searchParams, ["sort", "page", "after", "before"]), w: keyword }
  const found = await callLeniently(context, listProducts, toApiPage(values))
  if (found.data.totalElements > 0) return { keyword, found, all: null, shorter: [] }
  const [all, shorter] = await Promise.all([
    countHits(context, listProducts, {}),
    findShorterKeywords(context, listProducts, keyword),
  ])
  return { keyword, found, all, shorter }
}

export default function ProductResultsPage({
  loaderData: { keyword, found, all, shorter },
}: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const dropped = found?.dropped ?? []
  const { search, shown } = useListSearch(dropped)
  const products = found?.data
  const title = products ? t("search.productsFor", { keyword }) : t("search.products")
  return (
    <div className="wrap">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title={title} />
      <DroppedParts dropped={dropped} />
      <CorrectedKeyword keyword={keyword} shown={products?.correctedTo} />
      {products && products.content.length > 0 ? (
        <>
          <div className="mb-6 flex items-center justify-between gap-4 text-14 text-ink-2">
            <p aria-live="polite" className="num">
              {t("search.productsFound", {
                count: products.totalElements,
                shown: formatCount(products.totalElements, totalOf(products).isCapped, language),
              })}
            </p>
            <SortSelect options={productSorts(t)} search={search} />
          </div>
          <ProductGrid products={products.content} columns={4} leads />
          <ListPages {...products} search={shown} />
        </>
      ) : (
        <NoResults
          keyword={keyword}
          found={products?.totalElements ?? null}
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
          shorter={shorter}
          formatTotal={(hits) => formatProductTotal(hits, t, language)}
        />
      )}
    </div>
  )
}
