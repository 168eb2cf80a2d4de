import type { Language } from "@roomwright/contract/language"

/** The address of the same page in a language, from the query on. */
export function withLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set("lang", language)
  return `?${query.toString()}`
}
