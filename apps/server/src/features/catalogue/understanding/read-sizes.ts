/** A measure that somebody typed, with its place in the text. */
export interface TypedSize {
  /** One measure, or the sides of `160x200`. */
  readonly cm: readonly number[]
  readonly from: number
  readonly to: number
}

const digits = "一二三四五六七八九"
const patterns: readonly (readonly [RegExp, (found: RegExpMatchArray) => number[]])[] = [
  // 160x200, 160 × 200 cm
  [/(\d{2,3})\s*[x×*]\s*(\d{2,3})(?:\s*(?:cm|厘米|公分))?/giu, ([, one, two]) => [Number(one), Number(two)]],
  // 1m8, 1m85
  [
    /(\d)\s*m\s*(\d{1,2})(?!\d)/giu,
    ([, whole, rest = ""]) => [Number(whole) * 100 + Number(rest.padEnd(2, "0"))],
  ],
  [/(\d+(?:[.,]\d+)?)\s*(?:cm|厘米|公分)/giu, ([, cm = ""]) => [toNumber(cm)]],
  [/(\d+(?:[.,]\d+)?)\s*mm\b/giu, ([, mm = ""]) => [toNumber(mm) / 10]],
  [/(\d+(?:[.,]\d+)?)\s*(?:米|m\b|mét\b|met(?:er|re)s?\b)/giu, ([, m = ""]) => [toNumber(m) * 100]],
  // 一米八
  [
    /([一二两三四])米([一二三四五六七八九])?/gu,
    ([, whole = "", rest = ""]) => [numberOf(whole) * 100 + numberOf(rest) * 10],
  ],
]

const toNumber = (text: string): number => Number(text.replace(",", "."))
const numberOf = (character: string): number =>
  character === "两" ? 2 : character === "" ? 0 : digits.indexOf(character) + 1

/** The measures in a keyword, in any of the ways people write them. */
export function readSizes(text: string): TypedSize[] {
  const sizes: TypedSize[] = []
  for (const [pattern, read] of patterns) {
    for (const found of text.matchAll(pattern)) {
      const from = found.index
      const to = from + found[0].length
      if (sizes.some((size) => from < size.to && size.from < to)) continue
      sizes.push({ cm: read(found).map(Math.round), from, to })
    }
  }
  return sizes.toSorted((one, other) => one.from - other.from)
}
