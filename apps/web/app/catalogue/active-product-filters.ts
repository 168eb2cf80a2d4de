import type { ProductCard, ProductFacets } from "@roomwright/contract/catalogue/calls"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import type { Language } from "@roomwright/contract/language"
import { listValues, toggleValue, withParameters } from "../platform/filter-address.ts"
import type { ActiveFilter } from "../platform/lists/active-filters.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"

interface Surroundings {
  readonly search: URLSearchParams
  readonly facets: ProductFacets
  readonly products: readonly ProductCard[]
  readonly t: SiteTranslate
  readonly language: Language
}

/** What the product list is filtered by, worded, each with the address without it. */
export function activeProductFilters({
  search,
  facets,
  products,
  t,
  language,
}: Surroundings): ActiveFilter[] {
  const single = (name: string, word: (value: string) => string): ActiveFilter[] => {
    const value = search.get(name)
    return value ? [{ key: name, name, text: word(value), to: withParameters(search, { [name]: null }) }] : []
  }
  const several = (name: string, word: (value: string) => string | undefined): ActiveFilter[] =>
    listValues(search.get(name)).map((id) => ({
      key: `${name}-${id}`,
      name,
      text: word(id) ?? id,
      to: toggleValue(search, name, id),
    }))
  const named = (kind: "style" | "colour" | "material"): ActiveFilter[] =>
    several(kind, (id) => facets[kind].find((value) => value.id === id)?.name.text)
  const categories = facets.category.flatMap((top) => [top, ...top.children])
  return [
    ...single("w", (keyword) => `“${cleanKeyword(keyword)}”`),
    ...single("category", (id) => categories.find((category) => category.id === id)?.name.text ?? id),
    ...several("size", (id) => {
      const bucket = facets.width.find((width) => width.id === id)
      return bucket && t(`width.${bucket.id}`)
    }),
    ...named("style"),
    ...named("colour"),
    ...named("material"),
    ...single("minPrice", (sum) => t("filter.priceFrom", { price: formatMoney(Number(sum), language) })),
    ...single("maxPrice", (sum) => t("filter.priceTo", { price: formatMoney(Number(sum), language) })),
    ...single("inStock", () => t("filter.inStock")),
    ...single(
      "merchantId",
      (id) =>
        products.find(({ merchant }) => merchant.id === id)?.merchant.nickname ?? t("filter.oneMerchant"),
    ),
  ]
}
