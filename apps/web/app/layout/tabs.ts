import { pagePaths } from "@roomwright/contract/page-paths"
import type { SiteTextId } from "../platform/locale/site-texts.ts"

export type Tab = "aboutus" | "product" | "works" | "price" | "help"

/** Tabs of the header in their order; help is a menu beside them. */
export const headerTabs = [
  { tab: "aboutus", path: pagePaths.about, text: "nav.about" },
  { tab: "product", path: pagePaths.products, text: "nav.products" },
  { tab: "works", path: pagePaths.works, text: "nav.works" },
  { tab: "price", path: pagePaths.price, text: "nav.price" },
] as const satisfies readonly { tab: Tab; path: string; text: SiteTextId }[]

export const helpEntries = [
  { path: pagePaths.help, text: "nav.faq" },
  { path: pagePaths.articles, text: "nav.blog" },
  { path: pagePaths.terms, text: "nav.terms" },
  { path: pagePaths.disclaimer, text: "nav.disclaimer" },
  { path: pagePaths.privacy, text: "nav.privacy" },
] as const satisfies readonly { path: string; text: SiteTextId }[]

/** The tab store's value before any path was seen. */
export const firstTab: Tab = "aboutus"

const prefixes: readonly (readonly [string, Tab])[] = [
  [pagePaths.price, "price"],
  [pagePaths.help, "help"],
  [pagePaths.products, "product"],
  [pagePaths.works, "works"],
  [pagePaths.about, "aboutus"],
]

/** The tab a path selects by its prefix; any other path selects none. Without a path yet it is the first tab. */
export function tabOf(path: string | null): Tab | null {
  if (path === null) return firstTab
  return prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null
}
