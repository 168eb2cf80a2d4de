import { useCallback, useEffect, useState } from "react"
import { addRecent, dropRecent, parseRecent, type RecentSearch } from "./recent-searches.ts"

const place = "prg-recent-searches"

export interface RecentSearches {
  readonly searches: readonly RecentSearch[]
  remember(search: RecentSearch): void
  forget(search: RecentSearch): void
  forgetAll(): void
}

/** What this browser searched for last. It stays in the browser; without storage there is nothing to show. */
export function useRecentSearches(open: boolean): RecentSearches {
  const [searches, setSearches] = useState<readonly RecentSearch[]>([])
  useEffect(() => {
    // Another tab may have searched since.
    if (open) setSearches(load())
  }, [open])
  const change = useCallback((next: readonly RecentSearch[]) => {
    setSearches(next)
    store(next)
  }, [])
  return {
    searches,
    remember: (search) => change(addRecent(load(), search)),
    forget: (search) => change(dropRecent(load(), search)),
    forgetAll: () => change([]),
  }
}

function load(): readonly RecentSearch[] {
  try {
    return parseRecent(localStorage.getItem(place))
  } catch {
    return []
  }
}

function store(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(searches))
  } catch {
    // Full or forbidden: searching works without.
  }
}
