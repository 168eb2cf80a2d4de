import type { PageKind } from "@roomwright/contract/analytics/calls"
import { pagePaths } from "@roomwright/contract/page-paths"

/** The pages that the server is asked for each time they are looked at; order forms are told of by the browser. */
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

/** What the page at an address is about, asked for as a document or as data; undefined for what is not counted. */
export function kindOfAddress(address: string): PageKind | undefined {
  const at = address.indexOf("?")
  const path = at < 0 ? address : address.slice(0, at)
  if (!path.endsWith(".data")) return kinds.get(path)
  return kinds.get(path === "/_.data" ? "/" : path.slice(0, -".data".length))
}
