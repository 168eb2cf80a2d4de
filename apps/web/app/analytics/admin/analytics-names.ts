import type { Funnel, PageKind, SearchPlace } from "@roomwright/contract/analytics/calls"
import { designerResultsPath, pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import type { NumbersTextId } from "./analytics-texts.ts"

export const pageTexts = {
  home: "numbers.page.home",
  works: "numbers.page.works",
  work: "numbers.page.work",
  designers: "numbers.page.designers",
  designer: "numbers.page.designer",
  products: "numbers.page.products",
  product: "numbers.page.product",
  merchant: "numbers.page.merchant",
  collection: "numbers.page.collection",
  price: "numbers.page.price",
  articles: "numbers.page.articles",
  article: "numbers.page.article",
  help: "numbers.page.help",
  about: "numbers.page.about",
  legal: "numbers.page.legal",
  productOrder: "numbers.page.productOrder",
  designOrder: "numbers.page.designOrder",
} as const satisfies Record<PageKind, NumbersTextId>

/** The steps from looking to buying, in their order. */
export const funnelSteps = [
  "views",
  "forms",
  "orders",
  "paid",
  "completed",
] as const satisfies readonly (keyof Funnel)[]

export const stepTexts = {
  views: "numbers.step.views",
  forms: "numbers.step.forms",
  orders: "numbers.step.orders",
  paid: "numbers.step.paid",
  completed: "numbers.step.completed",
} as const satisfies Record<keyof Funnel, NumbersTextId>

export const placeTexts = {
  products: "numbers.place.products",
  works: "numbers.place.works",
  designers: "numbers.place.designers",
  help: "numbers.place.help",
} as const satisfies Record<SearchPlace, NumbersTextId>

/** The page of the site that seeks these words. */
export const searchPaths: Readonly<Record<SearchPlace, (words: string) => string>> = {
  products: productResultsPath,
  designers: designerResultsPath,
  works: (words) => `${pagePaths.works}?w=${encodeURIComponent(words)}`,
  help: (words) => `${pagePaths.help}?w=${encodeURIComponent(words)}`,
}
