import { cleanKeyword } from "@roomwright/contract/input-shapes"
import { searchWordsMax } from "@roomwright/contract/analytics/calls"

/** As digits are written together or apart: phone, account and identity numbers. */
const manyDigits = /\p{Nd}(?:[\s().+/_-]*\p{Nd}){5}/u

/**
 * Words as they are counted: one spelling for all ways to type them. Null for what must not be kept: too long for
 * words, and what may be somebody's address or number.
 */
export function toCountedWords(typed: string): string | null {
  const words = cleanKeyword(typed.normalize("NFKC").toLowerCase())
  if (words === "" || [...words].length > searchWordsMax) return null
  return words.includes("@") || manyDigits.test(words) ? null : words
}
