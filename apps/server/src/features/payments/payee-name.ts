/** How the holder of an account that a refund goes to is called, beside those whom we know as the buyer. */
export type NameMatch = "same" | "alike" | "other"

/** The words of a name as banks write them: capitals without marks, in any order. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll("Đ", "D")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .toSorted()

/**
 * Compares a holder's name with known names: all words the same in any order, all words of the shorter one of at least
 * two in the longer one, or neither.
 */
export function compareNames(holder: string, known: readonly string[]): NameMatch {
  const words = wordsOf(holder)
  const others = known.map(wordsOf)
  if (others.some((other) => other.join(" ") === words.join(" "))) return "same"
  return others.some((other) => isWithin(words, other) || isWithin(other, words)) ? "alike" : "other"
}

const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 1 && few.every((word) => many.includes(word))
