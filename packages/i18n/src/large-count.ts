import type { Language } from "@roomwright/contract/language"

/**
 * A large number as a promise that is kept: rounded down, "17 million+", "1,700 万+", "hơn 17 triệu". Small ones are written out.
 * They are written the same in every browser.
 */
export function formatLargeCount(count: number, language: Language): string {
  const thousands = (value: number): string =>
    String(value).replaceAll(/\B(?=(\d{3})+$)/g, language === "vi" ? "." : ",")
  if (count < 10_000) return thousands(Math.floor(count))
  if (language === "zh") {
    const unit = count >= 1_000_000 ? 100 : 1
    return `${thousands(Math.floor(count / 10_000 / unit) * unit)} 万+`
  }
  if (count < 1_000_000) {
    const rounded = thousands(Math.floor(count / 10_000) * 10_000)
    return language === "vi" ? `hơn ${rounded}` : `${rounded}+`
  }
  const millions = thousands(Math.floor(count / 1_000_000))
  return language === "vi" ? `hơn ${millions} triệu` : `${millions} million+`
}
