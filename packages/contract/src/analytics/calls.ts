import * as z from "zod/mini"
import { get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { PageNumber, PageSize } from "../input-shapes.ts"
import { Language } from "../language.ts"
import { OrderKind } from "../orders/calls.ts"

/** Who can read how the platform is used. */
const readers: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]

/** The counted pages, by subject. */
export const pageKinds = [
  "home",
  "works",
  "work",
  "designers",
  "designer",
  "products",
  "product",
  "merchant",
  "collection",
  "price",
  "articles",
  "article",
  "help",
  "about",
  "legal",
  "productOrder",
  "designOrder",
] as const
export const PageKind = z.enum(pageKinds)
export type PageKind = z.infer<typeof PageKind>

/** The periods to choose from (days), ending with the present day. */
export const analyticsPeriods = ["7", "30", "90"] as const
export const AnalyticsPeriod = z.enum(analyticsPeriods)
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>

/** How long page counts (months) and searches without hits (days) are kept. */
export const numbersKept = { pageMonths: 13, searchDays: 90 } as const

export const searchPlaces = ["products", "works", "designers", "help"] as const
export const SearchPlace = z.enum(searchPlaces)
export type SearchPlace = z.infer<typeof SearchPlace>

/** Longer words are not counted. */
export const searchWordsMax = 60

/** One number for each day. */
const Daily = z.array(z.int())

/**
 * The steps from viewing to buying. Paid and completed show the present state of the orders placed on the
 * day.
 */
export const Funnel = z.object({
  views: Daily,
  forms: Daily,
  orders: Daily,
  paid: Daily,
  completed: Daily,
})
export type Funnel = z.infer<typeof Funnel>

export const Analytics = z.object({
  /** Calendar days (YYYY-MM-DD) in Asia/Ho_Chi_Minh, today last. */
  days: z.array(z.string()),
  /** Only those that were viewed at all in this time. */
  pages: z.array(z.object({ page: PageKind, language: Language, views: Daily })),
  products: Funnel,
  designs: Funnel,
})
export type Analytics = z.infer<typeof Analytics>

export const readAnalytics = get("/admin/numbers", {
  summary:
    "How the site is used, by day: pages by kind and language without robots, and the steps from viewing to buying. No data on people.",
  access: readers,
  query: z.strictObject({ days: z._default(AnalyticsPeriod, "30") }),
  data: Analytics,
})

export const EmptySearch = z.object({
  /** The place and the words as one id, for lists. */
  id: z.string(),
  place: SearchPlace,
  words: z.string(),
  count: z.int(),
  /** The last day of this search, in Asia/Ho_Chi_Minh. */
  lastDay: z.string(),
})
export type EmptySearch = z.infer<typeof EmptySearch>

export const listEmptySearches = get("/admin/empty-searches", {
  summary: "Searches without hits, the most frequent first.",
  access: readers,
  query: z.strictObject({
    days: z._default(AnalyticsPeriod, "30"),
    place: z.optional(SearchPlace),
    sort: z._default(z.enum(["often", "recent"]), "often"),
    page: PageNumber,
    size: PageSize,
  }),
  data: pageOf(EmptySearch),
})

// The browser builds the form's page, so it has to report the view to the server.
export const recordOrderForm = post("/order-forms/{offered}/views", {
  summary: "Counts that somebody opened the form to order a product or a design; robots are not counted.",
  access: "required",
  params: z.object({ offered: OrderKind }),
  data: z.null(),
})
