import { listProducts } from "@roomwright/contract/catalogue"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { limits } from "@roomwright/contract/limits"
import { pagePaths } from "@roomwright/contract/page-paths"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { callLeniently, pickParameters, toApiPage } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { NoResults } from "../platform/lists/no-results.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { SortSelect } from "../platform/lists/sort-select.tsx"
import { useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/product-results.page"
import { productSorts } from "./product-sorts.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const keyword = cleanKeyword(searchParams.get("w") ?? "")
  if (keyword === "" || keyword.length > limits.keywordLength) return { keyword, products: null }
  const values = { ...pickParameters(searchParams, ["sort", "page"]), w: keyword }
  const { data: products } = await callLeniently(context, listProducts, toApiPage(values))
  return { keyword, products }
}

export default function ProductResultsPage({ loaderData: { keyword, products } }: Route.ComponentProps) {
  const t = useText()
  const title = products ? t("search.productsFor", { keyword }) : t("search.products")
  return (
    <div className="wrap">
      <title>{`${title} · Roomwright`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title={title} />
      <CorrectedKeyword keyword={keyword} shown={products?.correctedTo} />
      {products && products.content.length > 0 ? (
        <>
          <div className="mb-6 flex items-center justify-between gap-4 text-14 text-ink-2">
            <p className="num">{t("search.productsFound", { count: products.totalElements })}</p>
            <SortSelect options={productSorts(t)} />
          </div>
          <ProductGrid products={products.content} columns={4} leads />
          <ListPages {...products} />
        </>
      ) : (
        <NoResults
          keyword={keyword}
          found={products?.totalElements ?? null}
          title={t("search.noProduct")}
          all={{ to: pagePaths.products, text: t("search.allProducts") }}
        />
      )}
    </div>
  )
}
