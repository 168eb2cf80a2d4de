import { isMarked, keyOf, type Token } from "./tokens.ts"
import { fillers, onlyEnglish } from "./small-words.ts"
import type { Meaning, Vocabulary } from "./vocabulary.ts"

/** A part of a query: a phrase of the vocabulary with its meanings, or a word that is none. */
export interface Segment {
  readonly tokens: readonly Token[]
  readonly meanings: readonly Meaning[]
  /** What is meant is called by any of them, and not all by one name. */
  readonly isAnyOf?: boolean
}

/** Costs of a cut; the cheapest wins: few unknown words, then few segments, then marks as typed. */
const unknownCost = 10
const segmentCost = 1
const unmarkedCost = 2
/** What says nothing is not unknown: 黄铜的 is of 黄铜, and not 黄 and 铜的. */
const fillerCost = 0.5

/**
 * Cuts a query into the phrases of the vocabulary, Chinese without spaces as well as Latin words. A word that was typed
 * with marks means itself; one without marks may mean any with them.
 */
export function cutQuery(tokens: readonly Token[], vocabulary: Vocabulary): Segment[] {
  const isInEnglish = tokens.some(({ toned }) => onlyEnglish.has(toned)) && !tokens.some(isMarked)
  interface Cut {
    readonly cost: number
    readonly last: Segment | null
    readonly before: number
  }
  const best: Cut[] = [{ cost: 0, last: null, before: 0 }]
  for (let end = 1; end <= tokens.length; end += 1) {
    let cheapest: Cut | undefined
    for (let start = Math.max(0, end - vocabulary.longest); start < end; start += 1) {
      const span = tokens.slice(start, end)
      const segment = readSegment(span, vocabulary, isInEnglish)
      if (!segment) continue
      const cost = (best[start]?.cost ?? 0) + segment.cost
      if (!cheapest || cost < cheapest.cost)
        cheapest = { cost, last: { tokens: span, meanings: segment.meanings }, before: start }
    }
    if (cheapest) best.push(cheapest)
  }
  const segments: Segment[] = []
  for (let at = tokens.length; at > 0;) {
    const cut = best[at]
    if (!cut?.last) break
    segments.unshift(cut.last)
    at = cut.before
  }
  return segments
}

function readSegment(
  span: readonly Token[],
  vocabulary: Vocabulary,
  isInEnglish: boolean,
): { readonly cost: number; readonly meanings: readonly Meaning[] } | null {
  const known = [keyOf(span), span.map(({ word }) => word).join("")].flatMap(
    (key) => vocabulary.meanings.get(key) ?? [],
  )
  const rated = known.flatMap((meaning) => {
    // `be` is a Vietnamese colour, but not in `how big should a rug be`.
    if (isInEnglish && meaning.language === "vi") return []
    const cost = differenceOf(span, meaning)
    return cost === null ? [] : [{ meaning, cost: segmentCost + cost }]
  })
  const least = Math.min(...rated.map(({ cost }) => cost))
  if (rated.length > 0)
    return { cost: least, meanings: rated.filter(({ cost }) => cost === least).map(({ meaning }) => meaning) }
  if (span.length !== 1) return null
  return { cost: fillers.has(span[0]?.toned ?? "") ? fillerCost : unknownCost, meanings: [] }
}

/** How far the marks are from those of the phrase; null when what was typed has other marks. */
function differenceOf(span: readonly Token[], { toned }: Meaning): number | null {
  const words = toned.split("_")
  // Written as one word, or as several: such phrases have no marks.
  if (words.length !== span.length) return span.some(isMarked) ? null : 0
  const different = span.filter((token, at) => token.toned !== words[at])
  return different.some(isMarked) ? null : different.length * unmarkedCost
}
