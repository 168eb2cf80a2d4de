import { countProductFacets, listProducts } from "@roomwright/contract/catalogue"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { pagePaths } from "@roomwright/contract/page-paths"
import { useSearchParams } from "react-router"
import { ProductGrid } from "../platform/cards/product-grid.tsx"
import { callLeniently, pickParameters, toApiPage, withParameters } from "../platform/filter-address.ts"
import { CorrectedKeyword } from "../platform/lists/corrected-keyword.tsx"
import { FilterChips } from "../platform/lists/filter-chips.tsx"
import { ListFrame } from "../platform/lists/list-frame.tsx"
import { ListPages } from "../platform/lists/list-pages.tsx"
import { NothingFound } from "../platform/lists/nothing-found.tsx"
import { PageHead } from "../platform/lists/page-head.tsx"
import { formatNumber } from "../platform/locale/format.ts"
import { useLanguage, useText } from "../platform/locale/locale.tsx"
import type { Route } from "./+types/products.page"
import { activeProductFilters } from "./active-product-filters.ts"
import { CategoryFilter } from "./category-filter.tsx"
import { PriceFilter } from "./price-filter.tsx"
import { productSorts } from "./product-sorts.ts"

const filterNames = [
  "w",
  "category",
  "style",
  "colour",
  "material",
  "minPrice",
  "maxPrice",
  "inStock",
  "merchantId",
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = pickParameters(searchParams, filterNames)
  const list = await callLeniently(
    context,
    listProducts,
    toApiPage(pickParameters(searchParams, [...filterNames, "sort", "page"])),
  )
  const known = Object.fromEntries(Object.entries(filters).filter(([name]) => !list.dropped.includes(name)))
  const { data: facets } = await callLeniently(context, countProductFacets, known)
  return { products: list.data, facets, dropped: list.dropped }
}

export default function ProductsPage({ loaderData: { products, facets, dropped } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const [search] = useSearchParams()
  const active = activeProductFilters({ search, facets, dropped, t, language, products: products.content })
  const clearTo = search.get("sort") ? `?sort=${search.get("sort")}` : pagePaths.products
  const beyondEnd = products.content.length === 0 && products.totalElements > 0
  const chips = (kind: "style" | "colour" | "material") =>
    facets[kind].map(({ id, name, count, hex }) => ({ id, text: name.text, count, hex }))
  return (
    <div className="wrap">
      <title>{`${t("nav.products")} · Roomwright`}</title>
      <meta name="description" content={t("products.intro")} />
      <PageHead title={t("nav.products")} intro={t("products.intro")} />
      <ListFrame
        filters={
          <>
            <CategoryFilter categories={facets.category} />
            <FilterChips name="style" title={t("filter.style")} values={chips("style")} />
            <FilterChips name="colour" title={t("filter.colour")} values={chips("colour")} />
            <FilterChips name="material" title={t("filter.material")} values={chips("material")} />
            <PriceFilter lowest={facets.price.lowest} highest={facets.price.highest} />
            <FilterChips
              name="inStock"
              title={t("filter.stock")}
              values={[{ id: "true", text: t("filter.inStock"), count: facets.inStockCount }]}
            />
          </>
        }
        active={active}
        clearTo={clearTo}
        sorts={productSorts(t)}
        total={products.totalElements}
        totalText={t("products.count", {
          count: products.totalElements,
          shown: formatNumber(products.totalElements, language),
        })}
        dropped={dropped}
      >
        <CorrectedKeyword keyword={cleanKeyword(search.get("w") ?? "")} shown={products.correctedTo} />
        {products.content.length > 0 ? (
          <ProductGrid products={products.content} columns={3} leads />
        ) : (
          <NothingFound
            title={t("products.nothing")}
            active={active}
            clearTo={beyondEnd ? withParameters(search, {}) : pagePaths.products}
            beyondEnd={beyondEnd}
          />
        )}
        <ListPages {...products} />
      </ListFrame>
    </div>
  )
}
