import { textsOf, type LocalText } from "@roomwright/contract/language"
import { fillers } from "./small-words.ts"
import { all, quote } from "./terms.ts"
import { isMarked, readTokens, type Token } from "./tokens.ts"

/** A description may be a page long: what it says first is what the thing is. */
const mostWords = 160
const shortestStem = 3
const endings = /(?:able|ible|ing|ed|er|es|ly|(?<!s)s)$/u

/**
 * What an English word shares with others of its family: `dimmable` and `dims` are `dim`, `removable` and `removes` are
 * `remov`. Words that only look alike may meet; descriptions decide nothing but what comes first.
 */
export function stemOf(word: string): string {
  const cut = word.replace(endings, "")
  const isStem = cut !== word && cut.length >= shortestStem && /[aeiouy]/u.test(cut)
  const stem = isStem ? cut.replace(/([b-df-hj-np-tv-z])\1$/u, "$1") : word
  return stem.length > shortestStem ? stem.replace(/e$/u, "") : stem
}

/** They join words, and are in none. */
const particles: ReadonlySet<string> = new Set("的和了与是在也")

/** What can be done, and whither: in every description. */
const auxiliaries: ReadonlySet<string> = new Set(
  readTokens("được ra vào vô lên xuống đem mang đưa thì là").map(({ toned }) => toned),
)

const isSaying = ({ word, toned, isHan }: Token): boolean =>
  isHan ? !particles.has(word) : word.length > 1 && !fillers.has(toned) && !auxiliaries.has(toned)

/** Words as descriptions have them, with the tokens that they are of: Chinese by twos, English by stems, Vietnamese with its marks. */
function wordsOf(tokens: readonly Token[]): { readonly word: string; readonly of: readonly Token[] }[] {
  return tokens.flatMap((token, at) => {
    if (!isSaying(token)) return []
    if (!token.isHan)
      return [{ word: `P:${isMarked(token) ? token.toned : stemOf(token.word)}`, of: [token] }]
    const next = tokens[at + 1]
    if (!next?.isHan || next.from !== token.to || !isSaying(next)) return []
    return [{ word: `P:${token.word}${next.word}`, of: [token, next] }]
  })
}

/** The words of a description, apart from those that a product is found by: `P:` and a word. */
export const describedWords = (description: LocalText): string[] =>
  textsOf(description).flatMap((text) =>
    [...new Set(wordsOf(readTokens(text)).map(({ word }) => word))].slice(0, mostWords),
  )

/** How to ask for descriptions that say all of these words; null when they say nothing. */
export function describedTerm(tokens: readonly Token[]): string | null {
  const words = [...new Set(wordsOf(tokens).map(({ word }) => word))]
  return words.length === 0 ? null : `(${all(words.map(quote))})`
}

/** Whether descriptions have every one of these words. */
export const areAllSaid = (tokens: readonly Token[]): boolean => tokens.every(isSaying)

interface Said {
  readonly term: string
  readonly of: readonly Token[]
}

/** What of a Chinese query descriptions may say: two characters that stand beside each other. */
export const describedPairs = (tokens: readonly Token[]): readonly Said[] =>
  wordsOf(tokens.filter(({ isHan }) => isHan)).map(({ word, of }) => ({ term: quote(word), of }))

/** The same in Vietnamese: two syllables beside each other, as its words mostly are. `chống` without `trơn` says nothing. */
export function describedSyllables(tokens: readonly Token[]): readonly Said[] {
  const saying = tokens.filter((token) => !token.isHan && isSaying(token))
  const isBeside = (one: Token | undefined, other: Token | undefined): boolean =>
    one !== undefined && other !== undefined && other.from === one.to + 1
  return saying.flatMap((token, at) => {
    const next = saying[at + 1]
    const of = next && isBeside(token, next) ? [token, next] : isBeside(saying[at - 1], token) ? [] : [token]
    const term = describedTerm(of)
    return term === null ? [] : [{ term, of }]
  })
}
