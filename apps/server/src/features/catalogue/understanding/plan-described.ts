import type { Segment } from "./cut-query.ts"
import { areAllSaid, describedPairs, describedSyllables, describedTerm } from "./described.ts"
import { isAttribute, placeOfAside } from "./find-head.ts"
import type { Described } from "./plan.ts"
import type { Place } from "./places.ts"
import { activities, asides, chineseVerbs, whereAsides, whereabouts } from "./small-words.ts"
import { inName } from "./query-terms.ts"
import { any } from "./terms.ts"
import { isMarked, type Token } from "./tokens.ts"

export const isPraise = ({ meanings }: Segment): boolean =>
  meanings.some((meaning) => meaning.kind === "nothing" && meaning.isPraise === true)

/** What it has or can do, and nothing else: 防水 alone is no cloth. */
export const isFeature = ({ meanings }: Segment): boolean =>
  meanings.length > 0 &&
  meanings.every(({ kind }) => kind === "feature" || kind === "words") &&
  meanings.some(({ kind }) => kind === "feature")

/** Where begins what it holds, or where it stands: 放钥匙的柜子, a `table beside a couch`. */
export const placeOfUse = (segments: readonly Segment[]): number =>
  Math.min(
    placeOfAside(segments, whereAsides),
    ...segments.flatMap(({ tokens }) =>
      tokens.flatMap(({ word, from }) => (chineseVerbs.has(word) ? [from] : [])),
    ),
  )

/** What descriptions may say of the thing. Colours and materials that it lacks are none of it, though they may be named there. */
export function describedIn(segments: readonly Segment[], use: number): Described[] {
  const sayable = segments.filter(
    ({ meanings, tokens }) =>
      !meanings.some((meaning) => isAttribute(meaning) || meaning.kind === "merchant") &&
      !tokens.every(({ toned }) => asides.has(toned)),
  )
  const tokens = sayable.flatMap((segment) => segment.tokens)
  const isThing = ({ meanings }: Segment): boolean => meanings.some(({ kind }) => kind === "type")
  const said = tokens.some(isMarked)
    ? describedSyllables(tokens)
    : [...describedPairs(tokens), ...describedOf(sayable)]
  return said.map(({ term, of }) => {
    const from = sayable.filter((segment) => segment.tokens.some((token) => of.includes(token)))
    // What one does there only orders, as a place does: `sit down to tie my shoes`.
    const isDone = of.every((token) => activities.has(token.toned))
    const isPlace =
      isDone || from.some(isThing) || of.some(({ word, from: at }) => whereabouts.has(word) || at > use)
    return { term, ...placeOf(of), as: from.some(isPraise) ? "praise" : isPlace ? "place" : "words" }
  })
}

/** What the thing shall have or be able to do: a name says it as it was typed, a description in any of its words. */
export function termOfFeature({ tokens, meanings }: Segment): string {
  const instead = meanings.flatMap((meaning) => (meaning.kind === "words" ? meaning.instead : []))
  const said = meanings.flatMap((meaning) => (meaning.kind === "feature" ? meaning.said : []))
  const named = [tokens, ...instead].map(inName)
  // `giặt` alone, of `giặt được`, says too little.
  const asTyped = areAllSaid(tokens) ? [tokens] : []
  const described = [...asTyped, ...said].flatMap((each) => describedTerm(each) ?? [])
  return any([...new Set([...named, ...described])])
}

/** Each part of an English query, or what is meant by it. */
const describedOf = (
  segments: readonly Segment[],
): { readonly term: string; readonly of: readonly Token[] }[] =>
  segments.flatMap(({ tokens, meanings }) => {
    if (tokens.some(({ isHan }) => isHan)) return []
    const instead = meanings.flatMap((meaning) => (meaning.kind === "words" ? meaning.instead : []))
    const terms = [tokens, ...instead].flatMap((each) => describedTerm(each) ?? [])
    return terms.length === 0 ? [] : [{ term: any(terms), of: tokens }]
  })

const placeOf = (tokens: readonly Token[]): Place => ({
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
})
