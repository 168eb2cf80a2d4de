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

/**
 * The kind of the page at an address, requested as a document or as data; undefined for pages that are not
 * counted.
 */
export function kindOfAddress(address: string): PageKind | undefined {
  const at = address.indexOf("?")
  const path = at < 0 ? address : address.slice(0, at)
  if (!path.endsWith(".data")) return kinds.get(path)
  return kinds.get(path === "/_.data" ? "/" : path.slice(0, -".data".length))
}
