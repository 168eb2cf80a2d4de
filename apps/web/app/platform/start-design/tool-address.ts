import type { ToolToken } from "@roomwright/contract/studio/sessions"
import type { Language } from "@roomwright/contract/language"

/** The specification's locales of the design tool. */
const locales: Readonly<Record<Language, string>> = { zh: "zh_CN", en: "en_US", vi: "vi" }

/**
 * Where the window goes, with token and locale: behind the # for our own studio, so that they reach no log; for the
 * other tool in its query, unless its address holds the token already.
 */
export function toolAddress({ tool, token, address }: ToolToken, language: Language): string {
  const locale = locales[language]
  if (tool === "roomwright") return `${address}#${new URLSearchParams({ token, locale }).toString()}`
  const url = new URL(address)
  const given = url.searchParams
  const more = new URLSearchParams({
    ...(given.has("token") || address.includes(token) ? {} : { token }),
    ...(given.has("locale") ? {} : { locale }),
  }).toString()
  // As it came, letter by letter: it may be signed.
  url.search = [url.search, more].filter(Boolean).join("&")
  return url.href
}
