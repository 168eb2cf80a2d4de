import type { Database } from "../../../platform/database/connect.ts"
import type { ReadKeyword } from "../../../platform/read-keyword.ts"
import { absentOf, isFound, whichAreFound, withFoundNames, withFoundWords } from "./ask-index.ts"
import { cutQuery } from "./cut-query.ts"
import { joinApart } from "./join-apart.ts"
import { joinHeld } from "./join-held.ts"
import { joinSpace } from "./join-space.ts"
import { joinTurned } from "./join-turned.ts"
import type { Candidate } from "./order-candidates.ts"
import type { Place } from "./places.ts"
import { planQuery } from "./plan-query.ts"
import type { Instead, Plan } from "./plan.ts"
import { readSizes, tokensOf } from "./read-sizes.ts"
import { isMarked, readTokens, type Token } from "./tokens.ts"
import { partExcluded } from "./excluded.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** More than any candidate list holds that is worth trying. */
const mostTried = 16

/** More words are seldom in one description. */
const mostTogether = 6

/** Shorter words at the end begin too much beside a word that nobody knows with its marks: `chăn ga` is no `ghế gác chân`. */
const shortestGuessed = 3

/** Whether a short word at the end would begin anything beside one that nobody knows with its marks. */
export const mayBeGuessed = (text: string, { unknown }: Plan): boolean =>
  unknown.some(isMarked) && (readTokens(text).at(-1)?.word.length ?? 0) < shortestGuessed

interface Asked {
  readonly pool: Database["pool"]
  readonly text: string
  readonly plain: ReadKeyword
  readonly vocabulary: Vocabulary
  readonly plan: Plan
  readonly isGuess: boolean
}

interface Way extends Candidate {
  readonly plan: Plan
}

/** Ways to search a query, the best first; the index is asked only for those that are reached. */
export async function* waysOf({ pool, text, plain, vocabulary, plan, isGuess }: Asked): AsyncGenerator<Way> {
  const tried = new Set<string>()
  const fresh = (candidates: readonly Candidate[], of: Plan = plan): Way[] =>
    candidates.flatMap((candidate) => {
      const isNew = !tried.has(candidate.query) && tried.size < mostTried
      tried.add(candidate.query)
      return isNew ? [{ ...candidate, plan: of }] : []
    })
  const begun = isGuess ? plain.corrections : plain.instead
  const unmarked = planOf(text, vocabulary, begun, { unmarked: plan.unknown })
  const asWords = plain.query === null || isGuess ? [] : [{ query: plain.query, leftOut: [] }]
  yield* fresh([...plan.named, ...plan.candidates.slice(0, 1), ...unmarked.candidates.slice(0, 1)])
  if (!plan.hasHead) yield* fresh(asWords)
  const near = await whichAreFound(
    pool,
    plan.near.map(({ query }) => query),
  )
  yield* fresh(plan.near.filter(({ query }) => near.has(query)))
  if (plan.loose) {
    // What nobody knows must not part what belongs together: 'giường tầng cho bé' is a 'giường cho bé'.
    const without = plan.unknown.length === 0 ? [] : await absentOf(pool, plan.loose, plan.unknown)
    const rest = planOf(text, vocabulary, plain.instead, { without })
    if (without.length > 0 && rest.hasHead && !rest.loose?.parts.some(({ isLoose }) => isLoose))
      yield* fresh(
        rest.candidates.slice(0, 1).map(({ query }) => ({ query, leftOut: without })),
        // Descriptions may say what names do not.
        { ...rest, described: plan.described },
      )
    // One alone was tried already.
    if (plan.loose.parts.length > 1 || plan.loose.broader !== null)
      yield* fresh(await withFoundWords(pool, plan.loose, plan.described))
  }
  yield* fresh([...plan.candidates.slice(1), ...unmarked.candidates.slice(1)])
  // What names no thing at all may still have words that things are named by: `where to hang coats`.
  if (!plan.hasHead && plan.unknown.length > 1)
    yield* fresh((await withFoundNames(pool, plan.unknown)).filter(({ query }) => query !== ""))
  if (!plan.hasHead && plan.described.length > 0) yield* fresh(await withDescriptions(pool, plan))
  if (plan.alone) yield* fresh([plan.alone])
}

interface Kept {
  /** The way with what descriptions say of the rest. */
  readonly query: string
  /** What comes first, as tsqueries. */
  readonly terms: readonly string[]
  /** What nothing of it is, stands in or is described as. */
  readonly leftOut: readonly Place[]
}

/**
 * What else is known of the products that a way finds. Where their names say nothing of a word, their descriptions may: the
 * others are then hidden. What is only wished for comes first.
 */
export async function keepFound(
  pool: Database["pool"],
  { query, leftOut, plan: { phrase, preferred, described } }: Way,
): Promise<Kept> {
  const withTerm = ({ term }: { readonly term: string }): string => `(${query}) & ${term}`
  // One word is mostly in a name: it is not asked for alone.
  const named = phrase?.includes("&") === true ? [{ term: phrase }] : []
  const found = await whichAreFound(pool, [...new Set([...named, ...preferred, ...described].map(withTerm))])
  const isFoundSo = (each: { readonly term: string }): boolean => found.has(withTerm(each))
  const missed = preferred.filter((each) => each.isSaid && !isFoundSo(each))
  const told = described.filter(isFoundSo)
  const wished = told.filter(
    (each) =>
      each.as === "praise" || (each.as === "place" && isWithin(leftOut, each)) || isWithin(missed, each),
  )
  const meant = told.filter((each) => isWithin(leftOut, each) && !wished.includes(each))
  // No name says a praise, so what is called exactly as the thing is no better than what has it.
  const praised = wished.filter((each) => each.as === "praise")
  // What a description says is sure; in which rooms a thing stands is known of few.
  const others = [...wished.filter((each) => each.as !== "praise"), ...preferred.filter(isFoundSo)]
  const isNamed = phrase !== null && (named.length === 0 || named.some(isFoundSo))
  // One alone is known to be found with it.
  const kept = meant.length < 2 ? meant : await togetherFound(pool, query, meant)
  const left = [...leftOut, ...missed].filter((each) => !isWithin([...wished, ...kept], each))
  return {
    query: withAll(query, kept),
    terms: [...together(praised), ...(isNamed ? [phrase] : []), ...together(others)],
    leftOut: left.map(({ from, to }) => ({ from, to })).toSorted((one, other) => one.from - other.from),
  }
}

/** All of these terms, then each. */
const together = (parts: readonly { readonly term: string }[]): string[] => [
  ...(parts.length > 1 ? [all(parts)] : []),
  ...parts.map(({ term }) => term),
]

/** What names no thing, so far as a description says it. */
async function withDescriptions(pool: Database["pool"], plan: Plan): Promise<Candidate[]> {
  const values = plan.values.map((term) => ({ term }))
  const found = await whichAreFound(
    pool,
    plan.described.map((each) => all([each, ...values])),
  )
  const [first, ...others] = plan.described.filter((each) => found.has(all([each, ...values])))
  if (!first) return []
  const query = all([first, ...values])
  const kept = await togetherFound(pool, query, others)
  return [
    {
      query: withAll(query, kept),
      leftOut: plan.unknown.filter((token) => !isWithin([first, ...kept], token)),
    },
  ]
}

const all = (parts: readonly { readonly term: string }[]): string => parts.map(({ term }) => term).join(" & ")

const withAll = (query: string, described: Plan["described"]): string =>
  described.length === 0 ? query : all([{ term: `(${query})` }, ...described])

/** Those of what is described that are found together, one after the other. */
async function togetherFound(
  pool: Database["pool"],
  query: string,
  described: Plan["described"],
): Promise<Plan["described"]> {
  const isTogether = (each: Plan["described"]): Promise<boolean> => isFound(pool, withAll(query, each))
  if (described.length === 0 || (await isTogether(described))) return described
  const kept: Plan["described"][number][] = []
  for (const each of described.slice(0, mostTogether)) if (await isTogether([...kept, each])) kept.push(each)
  return kept
}

const isWithin = (places: readonly Place[], { from }: Place): boolean =>
  places.some((place) => place.from <= from && from < place.to)

interface Reading {
  /** As if these had been typed without marks: with a word that nobody knows, its marks may be the mistake. */
  readonly unmarked?: readonly Token[]
  readonly without?: readonly Token[]
}

export function planOf(
  text: string,
  vocabulary: Vocabulary,
  instead: Instead,
  { unmarked = [], without = [] }: Reading = {},
): Plan {
  const isOf = (tokens: readonly Token[], { from }: Token): boolean =>
    tokens.some((token) => token.from === from)
  const tokens = tokensOf(text)
    .filter((token) => !isOf(without, token))
    .map((token) => (isOf(unmarked, token) ? { ...token, toned: token.word } : token))
  const { wanted, excluded } = partExcluded(cutQuery(tokens, vocabulary), vocabulary)
  const left = wanted.flatMap((segment) => segment.tokens)
  const cut = excluded.length === 0 ? wanted : cutQuery(left, vocabulary)
  const held = joinHeld(cut, left, vocabulary)
  const segments = held === cut ? joinApart(cut, left, vocabulary) : held
  const joined = joinSpace(joinTurned(segments, vocabulary), vocabulary)
  return planQuery(joined, readSizes(text), instead, excluded)
}
