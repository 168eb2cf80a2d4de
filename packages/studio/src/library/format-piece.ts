import { formatLargeCount } from "@roomwright/i18n/large-count"
import type { Lengths } from "../panels/parts/use-lengths.ts"
import type { LibraryHit } from "./library-host.ts"

// Read late: outside a browser there is no document.
const shownTag = (): string => globalThis.document?.documentElement.lang || "zh-CN"

/** A sum in VND as the reader writes it. */
export const formatPrice = (vnd: number): string =>
  new Intl.NumberFormat(shownTag(), {
    style: "currency",
    currency: "VND",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(vnd)

export const formatCount = (count: number): string => new Intl.NumberFormat(shownTag()).format(count)

/** Width, depth and height in the unit of the studio, the unit once; mm go without saying, as on plans. */
export function formatSize({ width, depth, height }: LibraryHit["item"]["size"], lengths: Lengths): string {
  const isSaidEach = lengths.unit === "ft-in"
  const [first, second] = [width, depth].map(isSaidEach ? lengths.format : lengths.bare)
  const third = lengths.unit === "mm" ? lengths.bare(height) : lengths.format(height)
  // Hair spaces: a card has room for three lengths of four digits.
  return [first, second, third].join("\u200A×\u200A")
}

/** How many pieces there are in all, as a round promise. */
export function formatTotal(count: number): string {
  const [language] = shownTag().split("-")
  return formatLargeCount(count, language === "zh" || language === "vi" ? language : "en")
}
