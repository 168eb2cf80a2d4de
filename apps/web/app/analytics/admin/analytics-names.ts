import type { Funnel, PageKind, SearchPlace } from "@roomwright/contract/analytics/calls"
import { designerResultsPath, pagePaths, productResultsPath } from "@roomwright/contract/page-paths"
import type { AnalyticsTextId } from "./analytics-texts.ts"

export const pageTexts = {
  home: "analytics.page.home",
  works: "analytics.page.works",
  work: "analytics.page.work",
  designers: "analytics.page.designers",
  designer: "analytics.page.designer",
  products: "analytics.page.products",
  product: "analytics.page.product",
  merchant: "analytics.page.merchant",
  collection: "analytics.page.collection",
  price: "analytics.page.price",
  articles: "analytics.page.articles",
  article: "analytics.page.article",
  help: "analytics.page.help",
  about: "analytics.page.about",
  legal: "analytics.page.legal",
  productOrder: "analytics.page.productOrder",
  designOrder: "analytics.page.designOrder",
} as const satisfies Record<PageKind, AnalyticsTextId>

/** The steps from looking to buying, in their order. */
export const funnelSteps = [
  "views",
  "forms",
  "orders",
  "paid",
  "completed",
] as const satisfies readonly (keyof Funnel)[]

export const stepTexts = {
  views: "analytics.step.views",
  forms: "analytics.step.forms",
  orders: "analytics.step.orders",
  paid: "analytics.step.paid",
  completed: "analytics.step.completed",
} as const satisfies Record<keyof Funnel, AnalyticsTextId>

export const placeTexts = {
  products: "analytics.place.products",
  works: "analytics.place.works",
  designers: "analytics.place.designers",
  help: "analytics.place.help",
} as const satisfies Record<SearchPlace, AnalyticsTextId>

/** The page of the site that seeks these words. */
export const searchPaths: Readonly<Record<SearchPlace, (words: string) => string>> = {
  products: productResultsPath,
  designers: designerResultsPath,
  works: (words) => `${pagePaths.works}?w=${encodeURIComponent(words)}`,
  help: (words) => `${pagePaths.help}?w=${encodeURIComponent(words)}`,
}
