/**
 * Makes search words, the same way for indexed texts and queries. Latin words lose their marks (Vietnamese
 * `ghế` -> `ghe`, `đ` -> `d`) and an English plural s; Chinese runs become pairs of characters, so that a
 * word is found wherever a segmenter would have cut.
 */

const latinWord = /[\p{Script=Latin}\p{N}]+/gu
const hanRun = /\p{Script=Han}+/gu
const segmenter = new Intl.Segmenter("zh", { granularity: "word" })
const longestWord = 40
const mostWordsAsked = 12

/** Lower case, no marks, compatibility forms folded (full-width letters, ligatures). */
export function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[đĐ]/gu, "d").toLowerCase()
}

/** A Latin word as it is searched: without marks and an English plural s. */
export function foldLatin(word: string): string {
  const short = word.slice(0, longestWord)
  if (/^[a-z]+(?:ch|sh|ss|x)es$/u.test(short)) return short.slice(0, -2)
  return /^[a-z]{2,}[^s\W]s$/u.test(short) ? short.slice(0, -1) : short
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(0, -1).map((character, at) => character + (characters[at + 1] ?? ""))
}

/** Every word by which a text can be found. */
export function indexWords(texts: Iterable<string>): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    const folded = foldText(text)
    for (const [word] of folded.matchAll(latinWord)) words.add(foldLatin(word))
    for (const [run] of folded.matchAll(hanRun)) {
      for (const character of run) words.add(character)
      for (const pair of pairsOf(run)) words.add(pair)
    }
  }
  return [...words].toSorted()
}

/** A Latin word of a keyword; the last one may be the beginning of a longer word. */
export interface AskedWord {
  readonly word: string
  readonly mayGoOn: boolean
}

/** The Latin words of a keyword, in its order. */
export function readLatinWords(keyword: string): AskedWord[] {
  const words = [...foldText(keyword).matchAll(latinWord)].map(([word]) => foldLatin(word))
  return words
    .map((word, at) => ({ word, mayGoOn: at === words.length - 1 && word.length > 1 }))
    .slice(0, mostWordsAsked)
}

/** Words to search instead of a mistyped one, any of them. */
export type Corrections = ReadonlyMap<string, readonly string[]>

/**
 * Turns a keyword into a tsquery that requires every word; the last Latin word may be a prefix. Null when the
 * keyword has no letter or digit: nothing can match it.
 */
export function toTsQuery(keyword: string, corrections: Corrections = new Map()): string | null {
  const terms = readLatinWords(keyword).map(({ word, mayGoOn }) => {
    const instead = corrections.get(word)
    if (instead) return `(${instead.map((near) => `'${near}'`).join(" | ")})`
    return mayGoOn ? `'${word}':*` : `'${word}'`
  })
  for (const [run] of foldText(keyword).matchAll(hanRun)) {
    for (const { segment } of segmenter.segment(run)) {
      for (const part of [...segment].length === 1 ? [segment] : pairsOf(segment)) terms.push(`'${part}'`)
    }
  }
  const wanted = [...new Set(terms)].slice(0, mostWordsAsked)
  return wanted.length === 0 ? null : wanted.join(" & ")
}

/** The keyword as searched: the likeliest correction replaces a mistyped word, the rest stays as typed. */
export function correctKeyword(keyword: string, corrections: Corrections): string {
  return keyword.replaceAll(
    /[\p{Script=Latin}\p{M}\p{N}]+/gu,
    (typed) => corrections.get(foldLatin(foldText(typed)))?.[0] ?? typed,
  )
}

/**
 * Whether a name contains the keyword itself: every Latin word starts one of its words, every Chinese run is
 * part of it.
 */
export function isNamed(name: readonly string[], keyword: string): boolean {
  const words = indexWords(name)
  const runs = [...foldText(keyword).matchAll(hanRun)]
  return (
    readLatinWords(keyword).every(({ word }) => words.some((named) => named.startsWith(word))) &&
    runs.every(([run]) => name.some((text) => foldText(text).includes(run)))
  )
}
