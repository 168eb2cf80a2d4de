import { mayBeMistyped, pickNearWords } from "./near-words.ts"
import { readLatinWords, type Corrections } from "./words.ts"

/**
 * What is to be searched instead of the mistyped words of a keyword, among the words that there are: for lists so short
 * that all their words can be looked through. A word that is known, or begins a known one, stays; so does Chinese.
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
