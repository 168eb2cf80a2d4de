import { isLanguage, type Language } from "@roomwright/contract/language"

/** The language that the page in the browser is in, for code outside of components. */
export function shownLanguage(): Language {
  const language = typeof document === "undefined" ? null : document.documentElement.lang.slice(0, 2)
  return isLanguage(language) ? language : "zh"
}
