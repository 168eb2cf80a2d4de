import { languages, type Language, type LocalText } from "@roomwright/contract/language"
import { keyOf, readTokens, tonedKeyOf, type Token } from "./tokens.ts"

/** What is listed with commas or joined by an "and" is several phrases. */
const between = /[,;，；、/&]|\s+(?:and|or|và|hoặc)\s+|与|和/u
/** In English what follows one of these tells more of the thing, and is not the thing. */
const furtherEnglish = /\s(?:with|in|on|of|for|from)\s.*$/iu
/** A number of things is no thing: what they are follows. */
const countOf = /^(?:set|pair)\s+of\s+(?:\w+\s+)?|^(?:bộ|cặp)\s+(?:hai|ba|bốn|đôi)?\s*/iu
const longestHead = 5

/** The phrases of a list such as `couch, loveseat`. */
export const readPhrases = (text: string): string[] =>
  text
    .split(between)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")

/**
 * What a thing is, from the shortest on: the end of its name in Chinese and English, the beginning in Vietnamese. A
 * dining table is a `table` and a `dining table`, a `bàn ăn` is a `bàn`.
 */
export function headsOf(name: string, language: Language): Token[][] {
  return readPhrases(name).flatMap((phrase) => {
    const thing = phrase.replace(countOf, "")
    const tokens = readTokens(language === "en" ? thing.replace(furtherEnglish, "") : thing)
    const most = Math.min(tokens.length, longestHead)
    const heads = Array.from({ length: most }, (_none, at) =>
      language === "vi" ? tokens.slice(0, at + 1) : tokens.slice(tokens.length - at - 1),
    )
    // A word cannot begin in the middle of a script: 电视 is not part of what TV柜 ends with.
    return heads.filter((head) => head.length > 0)
  })
}

const phrasesOf = (text: LocalText): { language: Language; phrase: string }[] =>
  languages.flatMap((language) => readPhrases(text[language] ?? "").map((phrase) => ({ language, phrase })))

/** Names of a kind of thing: names give every head, other words for it only the whole phrase. */
export interface Called {
  readonly name: LocalText
  readonly alsoCalled: LocalText
}

export interface NamedHead {
  readonly tokens: readonly Token[]
  readonly language: Language
}

/** All phrases that say what such a thing is. */
export const allHeadsOf = ({ name, alsoCalled }: Called): NamedHead[] => [
  ...languages.flatMap((language) =>
    headsOf(name[language] ?? "", language).map((tokens) => ({ tokens, language })),
  ),
  ...phrasesOf(alsoCalled).map(({ language, phrase }) => ({ tokens: readTokens(phrase), language })),
]

/** What a thing is, without its marks; or with them: `ghế đôn` and `ghế đơn` are two things. */
export const headWord = (tokens: readonly Token[]): string => `K:${keyOf(tokens)}`
export const tonedHeadWord = (tokens: readonly Token[]): string => `K:${tonedKeyOf(tokens)}`
/** A word in the name, or in that of the leaf category. */
export const nameWord = (word: string): string => `H:${word}`
/** Two neighbouring Latin words in the name. */
export const pairWord = (first: string, second: string): string => `Q:${first}_${second}`
/** A word with its marks. */
export const tonedWord = (toned: string): string => `X:${toned}`
/** The whole name of a merchant. */
export const merchantWord = (tokens: readonly Token[]): string => `B:${keyOf(tokens)}`
/** A measure in cm that stands on a size of the product. */
export const sizeWord = (cm: number): string => `Z:${cm}`

/** The fewest words that say as much: a pair has both of its words. */
export function askedPhrase(tokens: readonly Token[]): string[] {
  const words = phraseWords(tokens)
  const paired = new Set(
    tokens.flatMap((token, at) => {
      const next = tokens[at + 1]
      return next?.isHan === token.isHan && !isEndOfOther(tokens, at) ? [token, next] : []
    }),
  )
  const alone = new Set(tokens.filter((token) => !paired.has(token)).map(({ word }) => nameWord(word)))
  const singles = new Set(tokens.map(({ word }) => nameWord(word)))
  return words.filter((word) => !singles.has(word) || alone.has(word))
}

/** What is 椭圆 is not 圆. */
const isEndOfOther = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "圆" && tokens[at - 1]?.word === "椭"

/**
 * The words of a name as a phrase: Latin words with their neighbours, Chinese characters by twos.
 */
export function phraseWords(tokens: readonly Token[]): string[] {
  const words: string[] = []
  for (const [at, { word, isHan }] of tokens.entries()) {
    if (isEndOfOther(tokens, at)) continue
    const next = tokens[at + 1]
    const joins = next !== undefined && next.isHan === isHan
    if (isHan && joins) words.push(nameWord(word + next.word))
    else if (!isHan && joins) words.push(pairWord(word, next.word))
    words.push(nameWord(word))
  }
  return words
}
