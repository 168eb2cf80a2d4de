import type { ProductSort } from "@roomwright/contract/catalogue/calls"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"

/** The orders a list of products may have; the first is the default. */
export const productSorts = (
  t: SiteTranslate,
): readonly { readonly value: ProductSort; readonly text: string }[] => [
  { value: "popular", text: t("sort.recommended") },
  { value: "newest", text: t("sort.newest") },
  { value: "price-up", text: t("sort.priceUp") },
  { value: "price-down", text: t("sort.priceDown") },
]
