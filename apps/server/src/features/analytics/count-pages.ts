import type { Language } from "@roomwright/contract/language"
import { isRobot } from "../../platform/is-robot.ts"
import type { Counter } from "./counter.ts"
import { emptySearchOfPage } from "./empty-search.ts"
import type { PageKind } from "@roomwright/contract/analytics/calls"
import { pagePaths } from "@roomwright/contract/page-paths"

/** The pages that the server sends for each view; the browser reports order forms. */
const kinds = new Map<string, PageKind>([
  [pagePaths.home, "home"],
  [pagePaths.works, "works"],
  [pagePaths.work, "work"],
  [pagePaths.designers, "designers"],
  [pagePaths.designerResults, "designers"],
  [pagePaths.designer, "designer"],
  [pagePaths.products, "products"],
  [pagePaths.productResults, "products"],
  [pagePaths.product, "product"],
  [pagePaths.merchant, "merchant"],
  [pagePaths.collection, "collection"],
  [pagePaths.price, "price"],
  [pagePaths.articles, "articles"],
  [pagePaths.article, "article"],
  [pagePaths.help, "help"],
  [pagePaths.about, "about"],
  [pagePaths.terms, "legal"],
  [pagePaths.disclaimer, "legal"],
  [pagePaths.privacy, "legal"],
])

interface SentPage {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** From the path on. */
  readonly address: string
  readonly language: Language
  readonly page: { readonly status: number }
}

export type CountPage = (sent: SentPage) => void

/** Counts pages as they are sent to people, and their searches without hits. */
export const createPageCount =
  (counter: Counter): CountPage =>
  ({ method, headers, address, language, page }) => {
    // A page that a browser prefetches may never be viewed.
    if (method !== "GET" || page.status !== 200 || headers["sec-purpose"] !== undefined) return
    const kind = kindOfAddress(address)
    if (kind === undefined || isRobot(headers["user-agent"]?.toString() ?? "")) return
    counter.countPage(kind, language)
    const sought = emptySearchOfPage(page)
    if (sought) counter.countSearch(sought.place, sought.words)
  }

/**
 * The kind of the page at an address, requested as a document or as data; undefined for pages that are not
 * counted.
 */
function kindOfAddress(address: string): PageKind | undefined {
  const at = address.indexOf("?")
  const path = at < 0 ? address : address.slice(0, at)
  if (!path.endsWith(".data")) return kinds.get(path)
  return kinds.get(path === "/_.data" ? "/" : path.slice(0, -".data".length))
}
