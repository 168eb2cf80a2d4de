/**
 * Words for searching, made the same way for what is indexed and for what is asked. Latin words lose their
 * marks (Vietnamese `ghế` -> `ghe`, `đ` -> `d`) and an English plural s; Chinese runs become their pairs of
 * characters, so that a word is found wherever a segmenter would have cut.
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

function foldLatin(word: string): string {
  const short = word.slice(0, longestWord)
  if (/^[a-z]+(?:ch|sh|ss|x)es$/u.test(short)) return short.slice(0, -2)
  return /^[a-z]{2,}[^s\W]s$/u.test(short) ? short.slice(0, -1) : short
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(0, -1).map((character, at) => character + (characters[at + 1] ?? ""))
}

/** Every word under which a text is to be found. */
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

/**
 * Turns a keyword into a tsquery that wants every word; the last Latin word may be the beginning of one.
 * Null when the keyword holds no letter or digit: nothing can match it.
 */
export function toTsQuery(keyword: string): string | null {
  const folded = foldText(keyword)
  const terms: string[] = []
  const latin = [...folded.matchAll(latinWord)].map(([word]) => foldLatin(word))
  latin.forEach((word, at) => {
    const mayGoOn = at === latin.length - 1 && word.length > 1
    terms.push(mayGoOn ? `'${word}':*` : `'${word}'`)
  })
  for (const [run] of folded.matchAll(hanRun)) {
    for (const { segment } of segmenter.segment(run)) {
      for (const part of [...segment].length === 1 ? [segment] : pairsOf(segment)) terms.push(`'${part}'`)
    }
  }
  const wanted = [...new Set(terms)].slice(0, mostWordsAsked)
  return wanted.length === 0 ? null : wanted.join(" & ")
}
