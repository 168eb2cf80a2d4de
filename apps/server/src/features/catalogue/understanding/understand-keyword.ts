import type { Database } from "../../../platform/database/connect.ts"
import { readKeyword, type ReadKeyword, type Spelling } from "../../../platform/read-keyword.ts"
import { isFound, learnHeads, whichAreFound } from "./ask-index.ts"
import { chooseMeant, respell, respellChinese } from "./choose-meant.ts"
import { describedTerm } from "./described.ts"
import { keepFound, mayBeGuessed, planOf, waysOf } from "./find-ways.ts"
import { readingsOf } from "./join-apart.ts"
import { readingsHeld } from "./join-held.ts"
import type { Attribute } from "./order-candidates.ts"
import { cutOut, type Place } from "./places.ts"
import type { Instead } from "./plan.ts"
import { sayAges } from "./read-ages.ts"
import { writtenInSentences } from "./plain-english.ts"
import { readPrice, type PriceBounds, type TypedPrice } from "./read-price.ts"
import { withoutUnsearched } from "./read-unsearched.ts"
import { tokensOf } from "./read-sizes.ts"
import { readVocabulary } from "./read-vocabulary.ts"
import { activities, everyday, fillers } from "./small-words.ts"
import { isMarked, readTokens, type Token } from "./tokens.ts"
import { spellWithoutInputMethod } from "./without-input-method.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** What a keyword says of the thing, as the page shows it. */
export interface Understood extends Pick<Attribute, "ids" | "isExcluded"> {
  readonly kind: Attribute["kind"] | "price"
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
  /** What it may cost; null where nothing is said of it, or nothing found costs that. */
  readonly price: PriceBounds | null
  /** A price in another money than ours, which is not searched. */
  readonly foreignPrice: string | null
}

/** Shorter ones begin too much. */
const shortestBegun = 4

interface Spelled {
  readonly spelling?: Spelling
}

type Searched = Pick<Database, "db" | "pool">
type UnderstoodThing = Omit<UnderstoodKeyword, "price" | "foreignPrice">

/** All products, for who names nothing but a price: an empty query. */
const anything: UnderstoodThing = {
  query: "",
  correctedTo: null,
  corrections: new Map(),
  instead: new Map(),
  first: [],
  understood: [],
  withoutAll: "",
  leftOut: null,
}

/**
 * Reads a keyword as a shopper means it: the first way to search it that finds anything, and its price. Without a
 * word that it knows it is searched as words anywhere.
 */
export async function understandKeyword(
  database: Searched,
  w: string,
  options: Spelled = {},
): Promise<UnderstoodKeyword> {
  const { price, foreign, rest } = readPrice(w)
  const isThing = /[\p{L}\p{N}]/u.test(rest)
  const thing = price && !isThing ? anything : await understandThing(database, isThing ? rest : w, options)
  const unpriced = { ...thing, price: null, foreignPrice: foreign }
  if (!price || thing.query === null) return unpriced
  const isFoundSo = await isFound(database.pool, thing.query === "" ? null : thing.query, price)
  if (isFoundSo) return withPrice(unpriced, price, rest)
  return isThing ? withoutPrice(unpriced, price, rest) : { ...unpriced, query: null }
}

function withPrice(thing: UnderstoodKeyword, price: TypedPrice, rest: string): UnderstoodKeyword {
  const { typed, ...bounds } = price
  const priced = (keyword: string): string => `${keyword} ${typed}`.trim()
  const named = thing.correctedTo ?? rest
  return {
    ...thing,
    correctedTo: thing.correctedTo === null ? null : priced(thing.correctedTo),
    understood: [
      ...thing.understood.map((each) => ({ ...each, without: priced(each.without) })),
      { kind: "price", ids: [], typed, without: named },
    ],
    leftOut: thing.leftOut && { ...thing.leftOut, keyword: priced(thing.leftOut.keyword) },
    price: bounds,
  }
}

/** A price that hides everything is left out as words are that nothing has, and said. */
function withoutPrice(thing: UnderstoodKeyword, { typed }: TypedPrice, rest: string): UnderstoodKeyword {
  const keyword = thing.leftOut?.keyword ?? thing.correctedTo ?? rest
  return { ...thing, leftOut: { words: [...(thing.leftOut?.words ?? []), typed], keyword } }
}

async function understandThing(
  { db, pool }: Searched,
  w: string,
  { spelling = "near" }: Spelled,
  asTyped: readonly string[] = [],
): Promise<UnderstoodThing> {
  const known = await readVocabulary(db)
  const asked = withoutUnsearched(sayAges(w))
  const spelled = spelling === "near" ? await spellAsMeant(pool, asked, known) : asked
  const typed = readTokens(spelled)
  const always = [...fillers, ...activities, ...everyday, ...writtenInSentences(typed.length)]
  const read = (right: readonly string[]): Promise<ReadKeyword> =>
    readKeyword(db, "product_spelling", spelled, {
      spelling,
      begin: "expanded",
      known: new Set([...known.words, ...always, ...right]),
      choose: (word, near) => chooseMeant(word, near, { typed, vocabulary: known }),
    })
  const corrected = await read(asTyped)
  const right = await describedAsTyped(pool, corrected.corrections, known)
  const plain = right.length === 0 ? corrected : await read([...asTyped, ...right])
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
    const keeping = keepFound(pool, { query, leftOut, plan: way })
    const [isFoundSo, kept] = await Promise.all([isFound(pool, query), keeping])
    if (!isFoundSo) continue
    const left = kept.leftOut
    const isLeftOut = ({ from }: Place): boolean =>
      left.some((place) => place.from <= from && from < place.to)
    const wrong = wronglyMeant(
      plain.corrections,
      readTokens(text).filter((token) => isLeftOut(token) && !known.meanings.has(token.word)),
    )
    if (wrong.length > 0 && asTyped.length === 0) return understandThing({ db, pool }, w, { spelling }, wrong)
    return {
      query: kept.query,
      correctedTo: plain.correctedTo ?? (spelled === asked.normalize("NFC") ? null : spelled),
      corrections: plain.corrections,
      instead: plain.instead,
      first: kept.terms,
      understood: way.attributes
        .filter((attribute) => !isLeftOut(attribute))
        .map(({ kind, ids, isExcluded, from, to }) => ({
          kind,
          ids,
          ...(isExcluded ? { isExcluded } : {}),
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
  const mistaken = [...plain.corrections.keys()]
  if (mistaken.length > 0 && asTyped.length === 0)
    return understandThing({ db, pool }, w, { spelling }, mistaken)
  const query = isGuess ? (plan.candidates[0]?.query ?? null) : plain.query
  return { ...plain, query, first: [], understood: [], withoutAll: text, leftOut: null }
}

/** What the keyboard made of it, and what only sounds like what is meant. */
async function spellAsMeant(pool: Database["pool"], asked: string, known: Vocabulary): Promise<string> {
  const read = await spellWithoutInputMethod(pool, asked, known)
  return respellChinese(pool, await respell(pool, read, known), known)
}

/** Words that were corrected to what is then left out, and says nothing by itself: `dimmer` is no mistyped `dinner`. */
const wronglyMeant = (corrections: Instead, leftOut: readonly Token[]): string[] =>
  [...corrections].flatMap(([word, [meant]]) => (leftOut.some((token) => token.word === meant) ? [word] : []))

/** Words that descriptions have, where what they were corrected to says nothing of a thing: `hole` is no `home`. */
async function describedAsTyped(
  pool: Database["pool"],
  corrections: Instead,
  { meanings }: Vocabulary,
): Promise<string[]> {
  const doubtful = [...corrections].flatMap(([word, [meant]]) => {
    const isThing = (meanings.get(meant ?? "") ?? []).some(({ kind }) => kind !== "nothing")
    const term = isThing ? null : describedTerm(readTokens(word))
    return term === null ? [] : [{ word, term }]
  })
  const found = await whichAreFound(
    pool,
    doubtful.map(({ term }) => term),
  )
  return doubtful.flatMap(({ word, term }) => (found.has(term) ? [word] : []))
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
