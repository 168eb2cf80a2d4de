import { defaultLanguage, isLanguage, type Language } from "@roomwright/contract/language"

/** The best language of an Accept-Language header, by weight, that the site has; else null. */
export function languageOfHeader(header: string | undefined): Language | null {
  if (!header) return null
  const wanted = header
    .slice(0, 200)
    .split(",")
    .map((part, at) => {
      const [tag = "", ...options] = part.trim().toLowerCase().split(";")
      const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean)
      return { base: tag.trim().split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight), at }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
  for (const { base } of wanted) if (isLanguage(base)) return base
  return null
}

/** The value of one cookie, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, ...rest] = part.split("=")
    if (key?.trim() === name) return rest.join("=").trim()
  }
  return null
}

/** Language of an API call: its header, else the site's cookie, else Chinese. */
export function languageOfCall(acceptLanguage: string | undefined, cookie: string | undefined): Language {
  const fromCookie = readCookie(cookie, "prg-lang")
  return languageOfHeader(acceptLanguage) ?? (isLanguage(fromCookie) ? fromCookie : defaultLanguage)
}

/** Language of a page: the cookie, else Chinese whatever the browser prefers, as specified. */
export function languageOfPage(cookie: string | undefined): Language {
  const fromCookie = readCookie(cookie, "prg-lang")
  return isLanguage(fromCookie) ? fromCookie : defaultLanguage
}
