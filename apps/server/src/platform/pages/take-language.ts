import { isLanguage, type Language } from "@roomwright/contract/language"
import { limits } from "@roomwright/contract/limits"

/** The parameter that search engines and shared links name a page's language with. */
export const languageParameter = "lang"

interface Taken {
  /** Without the parameter: what is read of the page depends on its language, not on how that was asked for. */
  readonly address: string
  /** Null when none, or none of ours, is asked for. */
  readonly asked: Language | null
}

/** Takes the language out of a page's address, as the request has it from the path on. */
export function takeLanguage(address: string): Taken {
  const at = address.indexOf("?")
  if (at < 0 || !address.includes(languageParameter, at)) return { address, asked: null }
  const query = new URLSearchParams(address.slice(at + 1))
  if (!query.has(languageParameter)) return { address, asked: null }
  const asked = query.get(languageParameter)
  query.delete(languageParameter)
  const rest = query.toString()
  const path = address.slice(0, at)
  return { address: rest ? `${path}?${rest}` : path, asked: isLanguage(asked) ? asked : null }
}

/** The cookie that the reader's next pages come in this language by; the same that the browser's own switch writes. */
export const languageCookie = (language: Language, https: boolean): string =>
  `prg-lang=${language}; path=/; max-age=${limits.localeCookieDays * 86_400}; samesite=lax${https ? "; secure" : ""}`
