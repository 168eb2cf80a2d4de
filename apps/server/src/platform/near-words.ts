import type { AskedWord } from "./words.ts"

const shortestCorrected = 4
const mostNear = 3

/** Whether a word is long enough, and has the right letters, to be corrected. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= shortestCorrected && /^[a-z]+$/.test(word)

/**
 * The likely meanings of a mistyped word: the candidates with the fewest typos, in their order, three at
 * most. If no whole word is close, an incomplete word is compared with beginnings, too.
 */
export function pickNearWords({ word, mayGoOn }: AskedWord, candidates: readonly string[]): string[] {
  const slipsAllowed = word.length < 6 ? 1 : 2
  const rated = candidates
    .filter((candidate) => beginsAlike(word, candidate))
    .map((candidate) => ({ candidate, slips: countSlips(word, candidate) }))
  const whole = rated.map(({ candidate, slips }) => ({ candidate, slips: slips.at(-1) ?? Infinity }))
  const near = fewest(whole, slipsAllowed)
  if (near.length > 0 || !mayGoOn) return near
  const begun = rated.map(({ candidate, slips }) => ({ candidate, slips: Math.min(...slips) }))
  // Two slips in what may go on in any way say little: `visitors` is no `victorian`.
  return fewest(begun, 1)
}

/** Hands rarely take another first letter; they leave it out, or swap it with the next. */
const beginsAlike = (word: string, candidate: string): boolean =>
  candidate[0] === word[0] || candidate[0] === word[1] || candidate[1] === word[0]

interface Rated {
  readonly candidate: string
  readonly slips: number
}

function fewest(rated: readonly Rated[], slipsAllowed: number): string[] {
  const least = Math.min(slipsAllowed, ...rated.map(({ slips }) => slips))
  return rated
    .filter(({ slips }) => slips === least)
    .map(({ candidate }) => candidate)
    .slice(0, mostNear)
}

/**
 * The typos between a word and each beginning of a candidate, ending with the whole of it: a letter too many,
 * too few or wrong, or two swapped neighbours, counts one.
 */
export function countSlips(word: string, candidate: string): number[] {
  let beforeLast: number[] = []
  let last = Array.from({ length: candidate.length + 1 }, (_none, at) => at)
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= candidate.length; column += 1) {
      const same = word[row - 1] === candidate[column - 1]
      const swapped = word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1]
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last
}
