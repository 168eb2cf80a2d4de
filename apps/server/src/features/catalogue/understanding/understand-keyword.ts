import type { Database } from "../../../platform/database/connect.ts"
import { readKeyword, type ReadKeyword, type Spelling } from "../../../platform/read-keyword.ts"
import { cutQuery } from "./cut-query.ts"
import { planQuery, type Attribute, type Instead, type Place, type Plan } from "./plan-query.ts"
import { readSizes } from "./read-sizes.ts"
import { readVocabulary } from "./read-vocabulary.ts"
import { readTokens, type Token } from "./tokens.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** What a keyword says of the thing, as the page shows it. */
export interface Understood extends Pick<Attribute, "kind" | "ids"> {
  /** As it was typed. */
  readonly typed: string
  /** The keyword without it. */
  readonly without: string
}

export interface UnderstoodKeyword extends ReadKeyword {
  /** What is called exactly so comes first; null where nothing can be. */
  readonly phrase: string | null
  /** What is searched of it. */
  readonly understood: readonly Understood[]
  /** The keyword without all of that. */
  readonly withoutAll: string
  /** Words that nothing has, and the keyword without them. */
  readonly leftOut: { readonly words: readonly string[]; readonly keyword: string } | null
}

/** More than any candidate list holds that is worth trying. */
const mostTried = 12

/**
 * Reads a keyword as a shopper means it: the first way to search it that finds anything. Without a word that it
 * knows it is searched as words anywhere.
 */
export async function understandKeyword(
  { db, pool }: Pick<Database, "db" | "pool">,
  w: string,
  { spelling = "near" }: { readonly spelling?: Spelling } = {},
): Promise<UnderstoodKeyword> {
  const vocabulary = await readVocabulary(db)
  const plain = await readKeyword(db, "product_spelling", w, {
    spelling,
    begin: "expanded",
    known: vocabulary.words,
  })
  const text = correctFor(w, plain.corrections, vocabulary)
  const plan = planOf(text, vocabulary, plain.instead)
  const unmarked = planOf(text, vocabulary, plain.instead, plan.unknown)
  const asWords = plain.query === null ? [] : [{ query: plain.query, leftOut: [] }]
  const candidates = [
    ...plan.candidates.slice(0, 1),
    ...unmarked.candidates.slice(0, 1),
    ...(plan.hasHead ? [] : asWords),
    ...plan.candidates.slice(1),
    ...unmarked.candidates.slice(1),
  ]
  const tried = [...new Map(candidates.map((candidate) => [candidate.query, candidate])).values()]
  for (const { query, leftOut } of tried.slice(0, mostTried)) {
    if (!(await isFound(pool, query))) continue
    const isLeftOut = ({ from }: Place): boolean => leftOut.some((place) => place.from === from)
    return {
      query,
      correctedTo: plain.correctedTo,
      corrections: plain.corrections,
      instead: plain.instead,
      phrase: plan.phrase,
      understood: plan.attributes
        .filter((attribute) => !isLeftOut(attribute))
        .map(({ kind, ids, from, to }) => ({
          kind,
          ids,
          typed: text.slice(from, to),
          without: cutOut(text, [{ from, to }]),
        })),
      withoutAll: cutOut(text, plan.attributes),
      leftOut:
        leftOut.length === 0
          ? null
          : { words: leftOut.map(({ from, to }) => text.slice(from, to)), keyword: cutOut(text, leftOut) },
    }
  }
  return { ...plain, phrase: null, understood: [], withoutAll: text, leftOut: null }
}

async function isFound(pool: Database["pool"], query: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: "products-any",
    text: `select from product_hits($1::tsquery, null::bigint, null::bigint, 'O', false, null::bigint, null::uuid, 0, 1)
      limit 1`,
    values: [query],
  })
  return rows.length > 0
}

function planOf(
  text: string,
  vocabulary: Vocabulary,
  instead: Instead,
  unmarked: readonly Token[] = [],
): Plan {
  const sizes = readSizes(text)
  const tokens = readTokens(text)
    .filter(({ from }) => !sizes.some((size) => from >= size.from && from < size.to))
    .map((token) => (unmarked.some(({ from }) => from === token.from) ? unmark(token) : token))
  return planQuery(cutQuery(tokens, vocabulary), sizes, instead)
}

/** As if it had been typed without marks: with a word that nobody knows, the marks may be the mistake. */
const unmark = (token: Token): Token => ({ ...token, toned: token.word })

/** Of the likely meanings of a mistyped word, the one that is a word of ours. */
function correctFor(w: string, corrections: Instead, vocabulary: Vocabulary): string {
  const text = w.normalize("NFC")
  return readTokens(text).reduceRight((corrected, { word, from, to }) => {
    const meant = corrections.get(word)?.find((near) => vocabulary.words.has(near))
    return meant === undefined ? corrected : corrected.slice(0, from) + meant + corrected.slice(to)
  }, text)
}

const cutOut = (text: string, places: readonly Place[]): string =>
  places
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
