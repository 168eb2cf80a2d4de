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

const money = remember((tag) => new Intl.NumberFormat(tag, { style: "currency", currency: "VND" }))
const whole = remember((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }))
const area = remember((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))
const month = remember(
  (tag) => new Intl.DateTimeFormat(tag, { year: "numeric", month: "long", timeZone: "Asia/Ho_Chi_Minh" }),
)

/** A sum in VND as the reader writes it; the sign comes first in zh and en, last in vi. */
export const formatMoney = (vnd: number, language: Language): string => money(language).format(vnd)
export const formatNumber = (value: number, language: Language): string => whole(language).format(value)
/** A number of hits; of capped ones there are more: `1,000+`. */
export const formatCount = (count: number, isCapped: boolean, language: Language): string =>
  formatNumber(count, language) + (isCapped ? "+" : "")
/** Square metres. */
export const formatArea = (m2: number, language: Language): string => `${area(language).format(m2)}\u00A0m²`
export const formatMonth = (date: Date, language: Language): string => month(language).format(date)

/** A day in a zone; the zone is the platform's until the reader's is known. */
export function formatDay(iso: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(languageTag[language], { dateStyle: "medium", timeZone }).format(
    new Date(iso),
  )
}
