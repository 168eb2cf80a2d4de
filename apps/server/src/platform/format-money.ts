import { languageTag, type Language } from "@roomwright/contract/language"

/** By language: making one takes longer than what it formats. */
const formats = new Map<Language, Intl.NumberFormat>()

/** A sum in VND as the reader writes it. */
export function formatMoney(vnd: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(languageTag[language], { style: "currency", currency: "VND" })
  formats.set(language, format)
  return format.format(vnd)
}
