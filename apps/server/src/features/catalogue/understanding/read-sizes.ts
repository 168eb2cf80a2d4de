import { readTokens, type Token } from "./tokens.ts"
/** A measure that somebody typed, with its place in the text. */
export interface TypedSize {
  /** One measure, or the sides of `160x200`. */
  readonly cm: readonly number[]
  /** How far what is as wide may be from it, as a share: inches and feet are those of a market with rounder sizes. */
  readonly within: number
  readonly from: number
  readonly to: number
}

export const usual = 0.05
const about = 0.1
const digits = "一二三四五六七八九"
/** A number of metres, as in 1.8, 1m8 and 1米8. */
const metres = String.raw`(\d(?:[.,]\d{1,2})?|\d\s*(?:m|米)\s*\d{1,2})\s*(?:m|米|mét|met)?`
const patterns: readonly (readonly [RegExp, (found: RegExpMatchArray) => number[], number?])[] = [
  // 1.8x2m, 1m6 x 2m, 1.5米*2米
  [
    new RegExp(
      String.raw`(?<!\d)(?=[\d\s.,x×*m米]*[.,m米])${metres}\s*[x×*]\s*${metres}(?![\d\p{Script=Latin}])`,
      "giu",
    ),
    ([, one = "", two = ""]) => [cmOf(one), cmOf(two)],
  ],
  // 160x200, 160 × 200 cm
  [/(\d{2,3})\s*[x×*]\s*(\d{2,3})(?:\s*(?:cm|厘米|公分))?/giu, ([, one, two]) => [Number(one), Number(two)]],
  // 1m8, 1m85, 1 mét 8, 1米8
  [
    /(\d)\s*(?:m|米|mét|met)\s*(\d{1,2})(?!\d)/giu,
    ([, whole, rest = ""]) => [Number(whole) * 100 + Number(rest.padEnd(2, "0"))],
  ],
  [/(\d+(?:[.,]\d+)?)\s*(?:cm|厘米|公分)/giu, ([, cm = ""]) => [toNumber(cm)]],
  [/(\d+(?:[.,]\d+)?)\s*mm\b/giu, ([, mm = ""]) => [toNumber(mm) / 10]],
  [/(\d+(?:[.,]\d+)?)\s*(?:米|m\b|mét(?!\p{L})|met(?:er|re)?s?\b)/giu, ([, m = ""]) => [toNumber(m) * 100]],
  [/(\d+(?:[.,]\d+)?)\s*(?:inch(?:es)?\b|["”″])/giu, ([, inches = ""]) => [toNumber(inches) * 2.54], about],
  [/(\d+(?:[.,]\d+)?)\s*(?:ft\b|foot\b|feet\b)/giu, ([, feet = ""]) => [toNumber(feet) * 30.48], about],
  // 1.5: a number with a point is one of metres, where nothing else is said.
  [/(?<![\d.,x×*])([12][.,]\d{1,2})(?![\d.,x×*%]|\s*[\p{L}]*\d)/gu, ([, m = ""]) => [toNumber(m) * 100]],
  // 一米八
  [
    /([一二两三四])米([一二三四五六七八九])?/gu,
    ([, whole = "", rest = ""]) => [numberOf(whole) * 100 + numberOf(rest) * 10],
  ],
]

/** In cm, of a number of metres. */
function cmOf(typed: string): number {
  const [whole = "", rest = ""] = typed.split(/\s*(?:m|米)\s*|[.,]/iu)
  return Number(whole) * 100 + Number(rest.padEnd(2, "0"))
}

const toNumber = (text: string): number => Number(text.replace(",", "."))
const numberOf = (character: string): number =>
  character === "两" ? 2 : character === "" ? 0 : digits.indexOf(character) + 1

/** The measures in a keyword, in any of the ways people write them. */
export function readSizes(text: string): TypedSize[] {
  const sizes: TypedSize[] = []
  for (const [pattern, read, within = usual] of patterns) {
    for (const found of text.matchAll(pattern)) {
      const from = found.index
      const to = from + found[0].length
      if (sizes.some((size) => from < size.to && size.from < to)) continue
      sizes.push({ cm: read(found).map(Math.round), within, from, to })
    }
  }
  return sizes.toSorted((one, other) => one.from - other.from)
}

/** The words that are no measures. */
export function tokensOf(text: string): Token[] {
  const sizes = readSizes(text)
  return readTokens(text).filter(({ from }) => !sizes.some((size) => from >= size.from && from < size.to))
}
