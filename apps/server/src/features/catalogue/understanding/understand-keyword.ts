import type { Database } from "../../../platform/database/connect.ts"
import { readKeyword, type ReadKeyword, type Spelling } from "../../../platform/read-keyword.ts"
import { chooseMeant, respell, respellChinese } from "./choose-meant.ts"
import { cutQuery } from "./cut-query.ts"
import { absentOf, isFound, learnHeads, whichAreFound, withFoundNames, withFoundWords } from "./ask-index.ts"
import { joinApart, readingsOf } from "./join-apart.ts"
import { joinHeld, readingsHeld } from "./join-held.ts"
import { joinSpace } from "./join-space.ts"
import { joinTurned } from "./join-turned.ts"
import type { Attribute, Candidate } from "./order-candidates.ts"
import { planQuery, type Instead, type Plan } from "./plan-query.ts"
import { sayAges } from "./read-ages.ts"
import { readSizes } from "./read-sizes.ts"
import { withoutUnsearched } from "./read-unsearched.ts"
import { readVocabulary } from "./read-vocabulary.ts"
import { activities, everyday, fillers } from "./small-words.ts"
import { cutOut, type Place } from "./places.ts"
import { isMarked, readTokens, type Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** What a keyword says of the thing, as the page shows it. */
export interface Understood extends Pick<Attribute, "kind" | "ids"> {
  /** As it was typed. */
  readonly typed: string
  /** The keyword without it. */
  readonly without: string
}

export interface UnderstoodKeyword extends ReadKeyword {
  /** What comes first, as tsqueries: what is called exactly so, then what stands in the room, or has the measure. */
  readonly first: readonly string[]
  /** What is searched of it. */
  readonly understood: readonly Understood[]
  /** The keyword without all of that. */
  readonly withoutAll: string
  /** Words that nothing has, and the keyword without them. */
  readonly leftOut: { readonly words: readonly string[]; readonly keyword: string } | null
}

/** More than any candidate list holds that is worth trying. */
const mostTried = 16

/** Shorter ones begin too much. */
const shortestBegun = 4
/** The same beside a word that nobody knows with its marks: in `chăn ga` neither is a leg, nor a `ghế gác chân`. */
const shortestGuessed = 3

/**
 * Reads a keyword as a shopper means it: the first way to search it that finds anything. Without a word that it
 * knows it is searched as words anywhere.
 */
export async function understandKeyword(
  { db, pool }: Pick<Database, "db" | "pool">,
  w: string,
  { spelling = "near" }: { readonly spelling?: Spelling } = {},
): Promise<UnderstoodKeyword> {
  const known = await readVocabulary(db)
  const asked = withoutUnsearched(sayAges(w))
  const spelled =
    spelling === "near" ? await respellChinese(pool, await respell(pool, asked, known), known) : asked
  const typed = readTokens(spelled)
  const plain = await readKeyword(db, "product_spelling", spelled, {
    spelling,
    begin: "expanded",
    known: new Set([...known.words, ...fillers, ...activities, ...everyday]),
    choose: (word, near) => chooseMeant(word, near, { typed, vocabulary: known }),
  })
  const text = finishLast(correctFor(spelled, plain.corrections), plain.instead, known)
  const vocabulary = await learnHeads(pool, known, [
    ...readingsOf(tokensOf(text), known),
    ...readingsHeld(tokensOf(text)),
  ])
  const plan = planOf(text, vocabulary, plain.instead)
  const isGuess = mayBeGuessed(text, plan)
  for await (const { query, leftOut, plan: way } of waysOf({
    pool,
    text,
    plain,
    vocabulary,
    plan,
    isGuess,
  })) {
    if (!(await isFound(pool, query))) continue
    const preferred = await keepFound(pool, query, way)
    const left = [...leftOut, ...preferred.missed]
    const isLeftOut = ({ from }: Place): boolean =>
      left.some((place) => place.from <= from && from < place.to)
    return {
      query,
      correctedTo: plain.correctedTo ?? (spelled === asked.normalize("NFC") ? null : spelled),
      corrections: plain.corrections,
      instead: plain.instead,
      first: [...(way.phrase === null ? [] : [way.phrase]), ...preferred.terms],
      understood: way.attributes
        .filter((attribute) => !isLeftOut(attribute))
        .map(({ kind, ids, from, to }) => ({
          kind,
          ids,
          typed: text.slice(from, to),
          without: cutOut(text, [{ from, to }]),
        })),
      withoutAll: cutOut(text, way.attributes),
      leftOut:
        left.length === 0
          ? null
          : { words: left.map(({ from, to }) => text.slice(from, to)), keyword: cutOut(text, left) },
    }
  }
  const query = isGuess ? (plan.candidates[0]?.query ?? null) : plain.query
  return { ...plain, query, first: [], understood: [], withoutAll: text, leftOut: null }
}

/** Whether a short word at the end would begin anything beside one that nobody knows with its marks. */
const mayBeGuessed = (text: string, { unknown }: Plan): boolean =>
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
async function* waysOf({ pool, text, plain, vocabulary, plan, isGuess }: Asked): AsyncGenerator<Way> {
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
        rest,
      )
    // One alone was tried already.
    if (plan.loose.parts.length > 1 || plan.loose.broader !== null)
      yield* fresh(await withFoundWords(pool, plan.loose))
  }
  yield* fresh([...plan.candidates.slice(1), ...unmarked.candidates.slice(1)])
  // What names no thing at all may still have words that things are named by: `where to hang coats`.
  if (!plan.hasHead && plan.unknown.length > 1)
    yield* fresh((await withFoundNames(pool, plan.unknown)).filter(({ query }) => query !== ""))
}

/** What comes first, as far as there is any; and what nothing of it is or stands in. */
async function keepFound(
  pool: Database["pool"],
  query: string,
  { preferred }: Plan,
): Promise<{ readonly terms: string[]; readonly missed: Place[] }> {
  const terms: string[] = []
  const missed: Place[] = []
  for (const { term, isSaid, from, to } of preferred) {
    if (await isFound(pool, `${query} & ${term}`)) terms.push(term)
    else if (isSaid) missed.push({ from, to })
  }
  return { terms: terms.length > 1 ? [terms.join(" & "), ...terms] : terms, missed }
}

interface Reading {
  /** As if these had been typed without marks: with a word that nobody knows, its marks may be the mistake. */
  readonly unmarked?: readonly Token[]
  readonly without?: readonly Token[]
}

function planOf(
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
  const cut = cutQuery(tokens, vocabulary)
  const held = joinHeld(cut, tokens, vocabulary)
  const segments = held === cut ? joinApart(cut, tokens, vocabulary) : held
  return planQuery(joinSpace(joinTurned(segments, vocabulary), vocabulary), readSizes(text), instead)
}

/** The words that are no measures. */
function tokensOf(text: string): Token[] {
  const sizes = readSizes(text)
  return readTokens(text).filter(({ from }) => !sizes.some((size) => from >= size.from && from < size.to))
}

/** With what is meant in the place of mistyped words. */
function correctFor(w: string, corrections: Instead): string {
  const text = w.normalize("NFC")
  return readTokens(text).reduceRight((corrected, { word, from, to }) => {
    const meant = corrections.get(word)?.[0]
    return meant === undefined ? corrected : corrected.slice(0, from) + meant + corrected.slice(to)
  }, text)
}

/** With the whole of the last word, if what was typed only begins one that things are called: `bookcas`. */
function finishLast(text: string, instead: Instead, { words }: Vocabulary): string {
  const last = readTokens(text).at(-1)
  if (!last || last.isHan || isMarked(last) || last.word.length < shortestBegun || words.has(last.word))
    return text
  const begun = instead.get(last.word) ?? []
  if (begun.includes(last.word)) return text
  const whole = begun.find((word) => words.has(word))
  return whole === undefined ? text : text.slice(0, last.from) + whole + text.slice(last.to)
}
