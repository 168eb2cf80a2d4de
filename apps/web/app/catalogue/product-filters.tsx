import type { ProductFacets, productFacetKinds } from "@roomwright/contract/catalogue/calls"
import { FilterChips, type ChipValue } from "../platform/lists/filter-chips.tsx"
import { useText } from "../platform/locale/locale.tsx"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"
import { CategoryFilter } from "./category-filter.tsx"
import { PriceFilter } from "./price-filter.tsx"

/** The parameters of an address by which products are filtered. */
export const productFilterNames = [
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
export const productApiNames = { size: "width" } as const

interface ProductFiltersProps {
  readonly facets: ProductFacets
  /** The address that the list will have. */
  readonly search: URLSearchParams
}

/** Everything by which a list of products can be narrowed, with how much is left. */
export function ProductFilters({ facets, search }: ProductFiltersProps) {
  const t = useText()
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
