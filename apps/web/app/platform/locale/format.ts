import { languageTag, type Language } from "@roomwright/contract/language"

/** Formatters are costly to make: one per language and shape, kept. */
function remember<Formatter>(make: (tag: string) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>()
  return (language) => {
    const known = made.get(language) ?? make(languageTag[language])
    made.set(language, known)
    return known
  }
}

const month = remember(
  (tag) => new Intl.DateTimeFormat(tag, { year: "numeric", month: "long", timeZone: "Asia/Ho_Chi_Minh" }),
)

/**
 * Written by hand, as `Intl.NumberFormat` writes them: making the first formatter costs a phone a tenth of a second, at
 * the moment when the page comes to life.
 */
const separators = {
  zh: { group: ",", decimal: "." },
  en: { group: ",", decimal: "." },
  vi: { group: ".", decimal: "," },
} as const

const groupDigits = (whole: string, language: Language): string =>
  whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separators[language].group)

/** A sum in VND as the reader writes it; the sign comes first in zh and en, last in vi. */
export function formatMoney(vnd: number, language: Language): string {
  const digits = formatNumber(Math.abs(vnd), language)
  const minus = vnd < 0 ? "-" : ""
  return language === "vi" ? `${minus}${digits}\u00A0₫` : `${minus}₫${digits}`
}
/** A whole number; others are rounded. */
export const formatNumber = (value: number, language: Language): string =>
  groupDigits(String(Math.round(value)), language)
/** A rate in hundredths of a percent: `2.5%`. */
export const formatRate = (rate: number, language: Language): string =>
  `${String(rate / 100).replace(".", separators[language].decimal)}%`
/** A number of hits; of capped ones there are more: `1,000+`. */
export const formatCount = (count: number, isCapped: boolean, language: Language): string =>
  formatNumber(count, language) + (isCapped ? "+" : "")
/** Square metres, to a tenth. */
export function formatArea(m2: number, language: Language): string {
  // By way of the digits that are written: 1.15 is a little less than that in binary, and 1.2 all the same.
  const [whole = "", tenth] = String(Math.round(Number(`${m2}e1`)) / 10).split(".")
  const decimals = tenth === undefined ? "" : separators[language].decimal + tenth
  return `${groupDigits(whole, language)}${decimals}\u00A0m²`
}
export const formatMonth = (date: Date, language: Language): string => month(language).format(date)

const clock = remember(
  (tag) => new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Ho_Chi_Minh" }),
)
/** The full minute in Vietnam by which a moment has come: `14:32`. */
export const formatClock = (moment: string | number, language: Language): string =>
  clock(language).format(Math.ceil(new Date(moment).getTime() / 60_000) * 60_000)

/** A day in a zone; the zone is the platform's until the reader's is known. */
export function formatDay(iso: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(languageTag[language], { dateStyle: "medium", timeZone }).format(
    new Date(iso),
  )
}
