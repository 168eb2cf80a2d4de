import { mayBeMistyped, pickNearWords } from "./near-words.ts"
import { readLatinWords, type Corrections } from "./words.ts"

/**
 * Corrects the mistyped words of a keyword among the known words, for lists short enough to look through all
 * their words. Known words, beginnings of known words and Chinese stay as they are.
 */
export function correctAmong(known: ReadonlySet<string>, keyword: string): Corrections {
  const corrections = new Map<string, readonly string[]>()
  const candidates = [...known].filter((word) => /^[a-z]{3,40}$/.test(word)).toSorted()
  for (const asked of readLatinWords(keyword)) {
    if (!mayBeMistyped(asked.word) || known.has(asked.word)) continue
    if (asked.mayGoOn && candidates.some((word) => word.startsWith(asked.word))) continue
    const near = pickNearWords(asked, candidates)
    if (near.length > 0) corrections.set(asked.word, near)
  }
  return corrections
}
