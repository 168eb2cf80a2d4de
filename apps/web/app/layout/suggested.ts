import type { Language } from "@roomwright/contract/language"
import { listSuggestions } from "@roomwright/contract/search/calls"
import type { SiteTranslate } from "../platform/locale/site-texts.ts"
import { siteCall } from "../platform/site-call.ts"
import { groupSuggestions, type SuggestionGroup } from "./suggestion-groups.ts"
import { SuggestionList } from "./suggestion-list.tsx"

/** What a keyword finds so far, with what lists it: neither is needed before somebody types. */
export interface Suggested {
  readonly groups: readonly SuggestionGroup[]
  readonly List: typeof SuggestionList
}

/** Asks for suggestions. Throws `ApiError`. */
export async function suggest(w: string, language: Language, t: SiteTranslate): Promise<Suggested> {
  const found = await siteCall(language)(listSuggestions, { query: { w } })
  return { groups: groupSuggestions(found, language, t), List: SuggestionList }
}
