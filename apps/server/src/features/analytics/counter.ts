import type { Language } from "@roomwright/contract/language"
import type { PageKind, SearchPlace } from "@roomwright/contract/analytics/calls"
import { localDay } from "../../platform/vietnam/local-periods.ts"

export interface PageCount {
  readonly day: string
  readonly page: PageKind
  readonly language: Language
  views: number
}

export interface SearchCount {
  readonly day: string
  readonly place: SearchPlace
  readonly words: string
  count: number
}

export interface Counted {
  readonly pages: readonly PageCount[]
  readonly searches: readonly SearchCount[]
}

/** Counts that are not in the database yet. */
export interface Counter {
  countPage(page: PageKind, language: Language): void
  countSearch(place: SearchPlace, words: string): void
  /** Returns the counts and starts from zero. */
  take(): Counted
  /** Takes back counts that could not be stored. */
  putBack(counted: Counted): void
}

/** Different words between two stores; a flood of nonsense beyond this is not remembered. */
const mostWords = 500

/** Counts in memory, so sending a page costs an addition. */
export function createCounter({ now }: { now(): Date }): Counter {
  let pages = new Map<string, PageCount>()
  let searches = new Map<string, SearchCount>()

  const addPage = ({ day, page, language, views }: PageCount): void => {
    const key = `${day} ${page} ${language}`
    const counted = pages.get(key)
    if (counted) counted.views += views
    else pages.set(key, { day, page, language, views })
  }
  const addSearch = ({ day, place, words, count }: SearchCount): void => {
    const key = `${day} ${place} ${words}`
    const counted = searches.get(key)
    if (counted) counted.count += count
    else if (searches.size < mostWords) searches.set(key, { day, place, words, count })
  }
  const today = rememberDay(now)

  return {
    countPage: (page, language) => addPage({ day: today(), page, language, views: 1 }),
    countSearch: (place, words) => addSearch({ day: today(), place, words, count: 1 }),
    take() {
      const counted = { pages: [...pages.values()], searches: [...searches.values()] }
      pages = new Map()
      searches = new Map()
      return counted
    },
    putBack(counted) {
      counted.pages.forEach(addPage)
      counted.searches.forEach(addSearch)
    },
  }
}

/** The day in Vietnam, formatted once an hour: a day starts on the hour. */
function rememberDay(now: () => Date): () => string {
  let hour = Number.NaN
  let day = ""
  return () => {
    const at = now()
    const current = Math.floor(at.getTime() / 3_600_000)
    if (current !== hour) {
      hour = current
      day = localDay(at)
    }
    return day
  }
}
