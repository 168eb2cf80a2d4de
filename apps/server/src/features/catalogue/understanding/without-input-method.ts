import type { Database } from "../../../platform/database/connect.ts"
import { whichAreFound } from "./ask-index.ts"
import { pinyinOf } from "./pinyin.ts"
import { readTelex } from "./read-telex.ts"
import { everyday, fillers, onlyEnglish } from "./small-words.ts"
import { isMarked, readTokens, spell, type Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** Shorter words of pinyin are in too many others. */
const shortestPinyin = 4

/**
 * A keyword as it was meant by somebody whose keyboard made no marks and no characters of what they typed: `ddenf banf` is
 * `đèn bàn`, `shafa` is 沙发. Only what holds a word that nothing has is read so.
 */
export async function spellWithoutInputMethod(
  pool: Database["pool"],
  text: string,
  vocabulary: Vocabulary,
): Promise<string> {
  const tokens = readTokens(text)
  if (tokens.some((token) => token.isHan || isMarked(token) || onlyEnglish.has(token.toned))) return text
  const strange = tokens.filter(
    ({ word }) =>
      !vocabulary.words.has(word) && !fillers.has(word) && !everyday.includes(word) && /^[a-z]+$/u.test(word),
  )
  const meant =
    strange.length === 0 ? null : (asTelex(text, strange, vocabulary) ?? asPinyin(tokens, vocabulary))
  if (meant === null) return text
  const found = await whichAreFound(
    pool,
    strange.map(({ word }) => `'${word}'`),
  )
  return strange.some(({ word }) => !found.has(`'${word}'`)) ? meant : text
}

/** Null where a word of it is none in Vietnamese. */
function asTelex(text: string, strange: readonly Token[], { tonedWords }: Vocabulary): string | null {
  const read = strange.flatMap((token) => {
    // The s of a tone is no plural.
    const toned = readTelex(text.slice(token.from, token.to).toLowerCase())
    return toned !== null && tonedWords.has(toned) ? [{ ...token, toned }] : []
  })
  if (read.length < strange.length) return null
  return read.reduceRight(
    (spelled, { toned, from, to }) => spelled.slice(0, from) + spell(toned) + spelled.slice(to),
    text,
  )
}

const romanised = new WeakMap<Vocabulary, ReadonlyMap<string, string>>()

/** The Chinese phrases of the vocabulary by their pinyin. */
function phrasesByPinyin(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const known = romanised.get(vocabulary)
  if (known) return known
  const phrases = new Map<string, string>()
  for (const key of vocabulary.meanings.keys()) {
    const phrase = key.replaceAll("_", "")
    if (!/^\p{Script=Han}+$/u.test(phrase)) continue
    for (const way of pinyinOf(phrase))
      if (way.length >= shortestPinyin && !phrases.has(way)) phrases.set(way, phrase)
  }
  romanised.set(vocabulary, phrases)
  return phrases
}

/** All of it in the fewest phrases; null where some of it is none. */
function asPinyin(tokens: readonly Token[], vocabulary: Vocabulary): string | null {
  const letters = tokens.map(({ word }) => word).join("")
  const phrases = phrasesByPinyin(vocabulary)
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = shortestPinyin; end <= letters.length; end += 1)
    for (let start = 0; start <= end - shortestPinyin; start += 1) {
      const phrase = phrases.get(letters.slice(start, end))
      const before = best[start]
      if (phrase === undefined || !before) continue
      const known = best[end]
      if (!known || before.length + 1 < known.length) best[end] = [...before, phrase]
    }
  return best[letters.length]?.join("") ?? null
}
