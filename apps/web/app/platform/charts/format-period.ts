import { languageTag, type Language } from "@roomwright/contract/language"

/** A day (YYYY-MM-DD) or month (YYYY-MM) as the reader writes it, short enough to stand below a bar. */
export function periodWorder(language: Language): (period: string) => string {
  const tag = languageTag[language]
  const day = new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", timeZone: "UTC" })
  const month = new Intl.DateTimeFormat(tag, { year: "2-digit", month: "numeric", timeZone: "UTC" })
  return (period) => (period.length > 7 ? day : month).format(new Date(period))
}

/** Sums as an axis has room for them: 2.5M. */
export function shortSumWorder(language: Language): (sum: number) => string {
  const form = new Intl.NumberFormat(languageTag[language], { notation: "compact" })
  return (sum) => form.format(sum)
}
