import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { searchWordsMax } from "@roomwright/contract/analytics/calls"

/** Digits written together or apart: phone, account and identity numbers. */
const manyDigits = /\p{Nd}(?:[\s().+/_-]*\p{Nd}){5}/u

/**
 * Normalises words for counting: one spelling for all ways to type them. Null for words that must not be
 * stored: too long, or possibly somebody's address or number.
 */
export function toCountedWords(typed: string): string | null {
  const words = cleanKeyword(typed.normalize("NFKC").toLowerCase())
  if (words === "" || [...words].length > searchWordsMax) return null
  return words.includes("@") || manyDigits.test(words) ? null : words
}
