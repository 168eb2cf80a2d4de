import * as z from "zod/mini"
import { get, post, type Access } from "../endpoint.ts"
import { pageOf } from "../envelope.ts"
import { PageNumber, PageSize } from "../input-shapes.ts"
import { Language } from "../language.ts"
import { OrderKind } from "../orders/calls.ts"

/** Who reads how the platform is used. */
const readers: Access = ["ROLE_EDITOR", "ROLE_ADMIN"]

/** The pages that are counted, by what they are about. */
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

/** How far back one may look (days), the present day last. */
export const analyticsPeriods = ["7", "30", "90"] as const
export const AnalyticsPeriod = z.enum(analyticsPeriods)
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>

/** How long counts of pages (months) and words that found nothing (days) are kept. */
export const numbersKept = { pageMonths: 13, searchDays: 90 } as const

export const searchPlaces = ["products", "works", "designers", "help"] as const
export const SearchPlace = z.enum(searchPlaces)
export type SearchPlace = z.infer<typeof SearchPlace>

/** The longest words that are kept; longer ones are left out. */
export const searchWordsMax = 60

/** One number for each day. */
const Daily = z.array(z.int())

/** The way from looking to buying. Paid and completed are of the orders that were placed on the day, by now. */
export const Funnel = z.object({
  views: Daily,
  forms: Daily,
  orders: Daily,
  paid: Daily,
  completed: Daily,
})
export type Funnel = z.infer<typeof Funnel>

export const Analytics = z.object({
  /** Calendar days (YYYY-MM-DD) in Asia/Ho_Chi_Minh, the present one last. */
  days: z.array(z.string()),
  /** Only what was asked for at all in this time. */
  pages: z.array(z.object({ page: PageKind, language: Language, views: Daily })),
  products: Funnel,
  designs: Funnel,
})
export type Analytics = z.infer<typeof Analytics>

export const readAnalytics = get("/admin/numbers", {
  summary:
    "How the site is used, by day: pages by kind and language without robots, and the way from looking to buying. Nothing about who.",
  access: readers,
  query: z.strictObject({ days: z._default(AnalyticsPeriod, "30") }),
  data: Analytics,
})

export const EmptySearch = z.object({
  /** Of the place and the words, for lists. */
  id: z.string(),
  place: SearchPlace,
  words: z.string(),
  count: z.int(),
  /** The last day that somebody sought it, in Asia/Ho_Chi_Minh. */
  lastDay: z.string(),
})
export type EmptySearch = z.infer<typeof EmptySearch>

export const listEmptySearches = get("/admin/empty-searches", {
  summary: "What was sought and not found, the most frequent first.",
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

// The form is a page of the browser's own: no server is asked for it.
export const recordOrderForm = post("/order-forms/{offered}/views", {
  summary: "Counts that somebody opened the form to order a product or a design; robots are not counted.",
  access: "required",
  params: z.object({ offered: OrderKind }),
  data: z.null(),
})
