/** Parts of a tsquery. */
export const all = (terms: readonly string[]): string => terms.join(" & ")
export const any = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? "") : `(${terms.join(" | ")})`
export const quote = (word: string): string => `'${word}'`
