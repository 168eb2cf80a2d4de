import type { ProductCard, ProductFacets } from "@roomwright/contract/catalogue"
import type { Language } from "@roomwright/contract/language"
import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { toggleValue, withParameters } from "../platform/filter-address.ts"
import type { ActiveFilter } from "../platform/lists/filter-chips.tsx"
import { formatMoney } from "../platform/locale/format.ts"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"

interface Surroundings {
  readonly search: URLSearchParams
  readonly facets: ProductFacets
  readonly dropped: readonly string[]
  readonly products: readonly ProductCard[]
  readonly t: SiteTranslate
  readonly language: Language
}

/** What the product list is filtered by, worded, each with the address without it. */
export function activeProductFilters({
  search,
  facets,
  dropped,
  products,
  t,
  language,
}: Surroundings): ActiveFilter[] {
  const asked = (name: string): string | null => (dropped.includes(name) ? null : search.get(name) || null)
  const without = (name: string): string => withParameters(search, { [name]: null })
  const single = (name: string, word: (value: string) => string): ActiveFilter[] => {
    const value = asked(name)
    return value ? [{ key: name, text: word(value), to: without(name) }] : []
  }
  const several = (name: "style" | "colour" | "material"): ActiveFilter[] =>
    (asked(name) ?? "")
      .split(",")
      .filter(Boolean)
      .map((id) => ({
        key: `${name}-${id}`,
        text: facets[name].find((value) => value.id === id)?.name.text ?? id,
        to: toggleValue(search, name, id),
      }))
  const categories = facets.category.flatMap((top) => [top, ...top.children])
  return [
    ...single("w", (keyword) => `“${cleanKeyword(keyword)}”`),
    ...single("category", (id) => categories.find((category) => category.id === id)?.name.text ?? id),
    ...several("style"),
    ...several("colour"),
    ...several("material"),
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
