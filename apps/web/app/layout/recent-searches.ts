import { limits } from "@roomwright/contract/limits"
import { searchScopes, type SearchScope } from "./search-scope.ts"

export interface RecentSearch {
  readonly scope: SearchScope
  readonly keyword: string
}

const isSame = (one: RecentSearch, other: RecentSearch): boolean =>
  one.scope === other.scope && one.keyword === other.keyword

/** The searches with one more, the newest first; one that was there before moves up. */
export const addRecent = (searches: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] =>
  [search, ...dropRecent(searches, search)].slice(0, limits.recentSearches)

export const dropRecent = (
  searches: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] => searches.filter((other) => !isSame(other, search))

/** Reads what a browser kept. Whatever is not ours, or no longer, is left out. */
export function parseRecent(kept: string | null): readonly RecentSearch[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]")
    return Array.isArray(list) ? list.filter(isRecentSearch).slice(0, limits.recentSearches) : []
  } catch {
    return []
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== "object" || value === null || !("scope" in value) || !("keyword" in value))
    return false
  const { scope, keyword } = value
  return (
    searchScopes.some((known) => known === scope) &&
    typeof keyword === "string" &&
    keyword !== "" &&
    keyword.length <= limits.keywordLength
  )
}
