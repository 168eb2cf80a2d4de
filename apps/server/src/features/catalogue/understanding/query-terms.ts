import { askedPhrase, sizeWord, tonedWord } from "./phrases.ts"
import type { Instead } from "./plan.ts"
import { usual } from "./read-sizes.ts"
import { all, any, quote } from "./terms.ts"
import { isMarked, type Token } from "./tokens.ts"
import type { AttributeKind } from "./vocabulary.ts"

const letters = { colour: "L", material: "T", style: "S", space: "R" } as const

/** The term of a value that a product has, or of a room that it stands in. */
export const termOfValue = (kind: AttributeKind, id: string): string => quote(`${letters[kind]}:${id}`)

/** The term of words that must all occur somewhere, with their marks if they were typed with any. */
export function termOfWords(tokens: readonly Token[], instead: Instead): string {
  const terms = tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const others = isMarked(token) ? undefined : instead.get(token.word)
    if (others) return [any(others.map(quote))]
    if (token.isHan && next?.isHan) return [quote(token.word + next.word)]
    if (token.isHan) return tokens[at - 1]?.isHan ? [] : [quote(token.word)]
    return [quote(isMarked(token) ? tonedWord(token.toned) : token.word)]
  })
  return terms.length === 1 ? (terms[0] ?? "") : `(${all(terms)})`
}

/** 圆 is in 椭圆, too. */
export const isOneCharacter = ([first, ...others]: readonly Token[]): boolean =>
  first !== undefined && first.isHan && others.length === 0

/** The name says it, though no value of the product does. */
export const inName = (tokens: readonly Token[]): string => {
  const marked = tokens.filter(isMarked).map(({ toned }) => tonedWord(toned))
  const terms = [...askedPhrase(tokens), ...marked].map(quote)
  return terms.length === 1 ? (terms[0] ?? "") : `(${all(terms)})`
}

/** What stands on a size, or how wide the thing is, nearly so where it is wide. */
export function termOfSize(cm: readonly number[], within: number): string {
  if (cm.length > 1) return `(${all(cm.map((each) => quote(sizeWord(each))))})`
  const [only = 0] = cm
  const middle = Math.round(only / 10)
  const from = only < 100 ? middle : Math.ceil((only * (1 - within)) / 10)
  const to = only < 100 ? middle : Math.floor((only * (1 + within)) / 10)
  // 145 cm are nearly as wide as 15 dm, though no whole dm is within 5 % of them.
  const [least, most] = [Math.min(from, middle), Math.max(to, middle)]
  const widths = Array.from({ length: most - least + 1 }, (_none, at) => quote(`D:${least + at}`))
  // Inches and feet are no whole cm.
  const slack = within > usual ? Math.round(only * 0.03) : 0
  const sizes = Array.from({ length: 2 * slack + 1 }, (_none, at) => quote(sizeWord(only - slack + at)))
  return any([...sizes, ...widths])
}
