import type { Segment } from "./cut-query.ts"
import { describedPairs, describedTerm } from "./described.ts"
import { isAttribute, placeOfAside } from "./find-head.ts"
import type { Described } from "./plan.ts"
import type { Place } from "./places.ts"
import { chineseVerbs, whereAsides, whereabouts } from "./small-words.ts"
import { any } from "./terms.ts"
import type { Token } from "./tokens.ts"

export const isFeature = ({ meanings }: Segment): boolean =>
  meanings.some((meaning) => meaning.kind === "nothing" && meaning.isFeature === true)

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
    ({ meanings }) => !meanings.some((meaning) => isAttribute(meaning) || meaning.kind === "merchant"),
  )
  const tokens = sayable.flatMap((segment) => segment.tokens)
  const isThing = ({ meanings }: Segment): boolean => meanings.some(({ kind }) => kind === "type")
  const pairs = describedPairs(tokens).map(({ term, of }) => {
    const from = sayable.filter((segment) => segment.tokens.some((token) => of.includes(token)))
    const isPlace = from.some(isThing) || of.some(({ word, from: at }) => whereabouts.has(word) || at > use)
    return { term, ...placeOf(of), isFeature: from.some(isFeature), isPlace }
  })
  const words = sayable.flatMap((segment): Described[] => {
    if (segment.tokens.some(({ isHan }) => isHan)) return []
    const instead = segment.meanings.flatMap((meaning) => (meaning.kind === "words" ? meaning.instead : []))
    const terms = [segment.tokens, ...instead].flatMap((each) => describedTerm(each) ?? [])
    if (terms.length === 0) return []
    const place = placeOf(segment.tokens)
    const isPlace = isThing(segment) || place.from > use
    return [{ ...place, term: any(terms), isFeature: isFeature(segment), isPlace }]
  })
  return [...pairs, ...words]
}

const placeOf = (tokens: readonly Token[]): Place => ({
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
})
