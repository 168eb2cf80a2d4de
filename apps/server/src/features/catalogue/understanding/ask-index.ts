import type { Database } from "../../../platform/database/connect.ts"
import type { Candidate, Part } from "./order-candidates.ts"
import type { Plan } from "./plan.ts"
import { cutQuery } from "./cut-query.ts"
import { headWord, merchantWord, nameWord, tonedHeadWord, tonedWord } from "./phrases.ts"
import { halves } from "./small-words.ts"
import { isMarked, keyOf, tonedKeyOf, type Token } from "./tokens.ts"
import type { Meaning, Vocabulary } from "./vocabulary.ts"

type Pool = Database["pool"]

/** Whether any product on sale is found. */
export async function isFound(
  pool: Pool,
  query: string | null,
  { from = null, to = null }: { readonly from?: number | null; readonly to?: number | null } = {},
): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: "products-any",
    text: "select product_any($1::tsquery, $2::bigint, $3::bigint) as found",
    values: [query, from, to],
  })
  return rows[0]?.found === true
}

/** Those queries that any product on sale is found by. */
export async function whichAreFound(pool: Pool, queries: readonly string[]): Promise<ReadonlySet<string>> {
  if (queries.length === 0) return new Set()
  const { rows } = await pool.query<{ query: string }>({
    name: "products-which",
    text: "select query from unnest($1::text[]) as query where product_any(query::tsquery, null, null)",
    values: [queries],
  })
  return new Set(rows.map(({ query }) => query))
}

const longestHead = 5
/** A vocabulary is made anew every few seconds, and what the index said with it. */
const remembered = new WeakMap<Vocabulary, Map<string, boolean>>()
const mostRemembered = 5_000

/**
 * Adds the phrases of a query that are what products are called beside their category, as merchants wrote them: `gương
 * phòng tắm`, `foot stool`. Colours, materials and styles stay words of their own, or a `walnut bed` were only what is
 * named so. A query may be read in several ways.
 */
export async function learnHeads(
  pool: Pool,
  vocabulary: Vocabulary,
  readings: readonly (readonly Token[])[],
): Promise<Vocabulary> {
  const said = remembered.get(vocabulary) ?? new Map<string, boolean>()
  remembered.set(vocabulary, said)
  if (said.size > mostRemembered) said.clear()
  const spans = new Map(
    readings.flatMap((tokens) => {
      const begins = beginningsOf(tokens)
      return spansOf(tokens).map((span) => [
        tonedKeyOf(span),
        { span, begins: isOneHan(span) ? span[0] === tokens.at(-1) : begins.has(span[0]?.from ?? 0) },
      ])
    }),
  )
  const asked = [...spans.values()]
    .flatMap(({ span, begins }) => (begins ? [span] : []))
    .filter((span) => mayBeHead(span, vocabulary))
    .flatMap((span) => headsOf(span).map((head) => ({ head, span, isMerchant: false })))
  const merchants = spansOf(readings[0] ?? [])
    .filter((span) => !vocabulary.meanings.has(keyOf(span)))
    .map((span) => ({ head: merchantWord(span), span, isMerchant: true }))
  const all = [...asked, ...merchants]
  const unasked = [...new Set(all.map(({ head }) => head))].filter((head) => !said.has(head))
  const found = await whichAreFound(
    pool,
    unasked.map((head) => `'${head}'`),
  )
  for (const head of unasked) said.set(head, found.has(`'${head}'`))
  const learned = all.filter(({ head }) => said.get(head))
  if (learned.length === 0) return vocabulary
  const meanings = new Map(vocabulary.meanings)
  for (const { head, span, isMerchant } of learned) {
    const place = {
      toned: tonedKeyOf(span),
      language: span.some(({ word, toned }) => word !== toned) ? ("vi" as const) : ("en" as const),
    }
    const meaning: Meaning = isMerchant
      ? { ...place, kind: "merchant", term: head }
      : {
          ...place,
          kind: "type",
          term: head,
          tonedTerm: head,
          isName: span.length === 1,
          ...kindOf(span, vocabulary),
        }
    meanings.set(keyOf(span), [...(meanings.get(keyOf(span)) ?? []), meaning])
  }
  return { ...vocabulary, meanings, longest: Math.max(vocabulary.longest, longestHead) }
}

/** Chinese says the thing last, also by one character: 沙拉碗. */
const isOneHan = (span: readonly Token[]): boolean => span.length === 1 && span[0]?.isHan === true

const spansOf = (tokens: readonly Token[]): Token[][] =>
  tokens.flatMap((_first, from) =>
    Array.from({ length: Math.min(longestHead, tokens.length - from) }, (_none, at) =>
      tokens.slice(from, from + at + 1),
    ),
  )

/** As it is written in several words, in one, and in Chinese without the ending that says nothing. */
function headsOf(span: readonly Token[]): string[] {
  const isMarked = span.some(({ word, toned }) => word !== toned)
  const joined = { ...span[0], word: span.map(({ word }) => word).join("") } as Token
  const isHan = span.every((token) => token.isHan)
  return [
    isMarked ? tonedHeadWord(span) : headWord(span),
    ...(span.length > 1 && !isHan && !isMarked ? [headWord([joined])] : []),
    ...(isHan && span.length > 2 && span.at(-1)?.word === "子" ? [headWord(span.slice(0, -1))] : []),
  ]
}

const strict = new Set(["colour", "material", "style", "words"])

function mayBeHead(span: readonly Token[], vocabulary: Vocabulary): boolean {
  if (span.some(({ isHan, to }, at) => isHan && span[at + 1]?.isHan && span[at + 1]?.from !== to))
    return false
  const isMarked = span.some(({ word, toned }) => word !== toned)
  const known = vocabulary.meanings.get(keyOf(span)) ?? []
  if (isMarked ? known.some(({ toned }) => toned === tonedKeyOf(span)) : known.length > 0) return false
  if (span.length === 1) return span.every(({ toned }) => !halves.has(toned))
  // Nothing in it may be said of things: 圆餐桌 is the ending of 椭圆餐桌. 毛巾架 says nothing of 毛.
  return !cutQuery(span, vocabulary).some((segment) => segment.meanings.some(({ kind }) => strict.has(kind)))
}

/** What things the vocabulary knows that are called so: the last said, in Vietnamese the first. */
function kindOf(span: readonly Token[], vocabulary: Vocabulary): { readonly kindTerm?: string } {
  const terms = cutQuery(span, vocabulary).flatMap(({ tokens, meanings }) =>
    meanings.flatMap((meaning) =>
      meaning.kind === "type"
        ? [{ term: tokens.some(isMarked) ? meaning.tonedTerm : meaning.term, language: meaning.language }]
        : [],
    ),
  )
  const chosen = span.some(isMarked) ? terms[0] : terms.at(-1)
  return chosen === undefined ? {} : { kindTerm: chosen.term }
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" })

/** Where words begin: no thing begins within 懒人, though 双人沙发 ends with 人沙发. */
function beginningsOf(tokens: readonly Token[]): ReadonlySet<number> {
  const begins = new Set<number>()
  let run: Token[] = []
  const endRun = (): void => {
    for (const { index } of segmenter.segment(run.map(({ word }) => word).join(""))) {
      const token = run[index]
      if (token) begins.add(token.from)
    }
    run = []
  }
  for (const token of tokens) {
    if (run.at(-1)?.to !== token.from || !token.isHan) endRun()
    if (token.isHan) run.push(token)
    else begins.add(token.from)
  }
  endRun()
  return begins
}

type Loose = NonNullable<Plan["loose"]>

/** Words that nothing at all has. */
export async function absentOf(pool: Pool, { parts }: Loose, unknown: readonly Token[]): Promise<Token[]> {
  const found = await whichAreFound(
    pool,
    parts.map(({ term }) => term),
  )
  const absent = parts.filter(({ term }) => !found.has(term))
  return unknown.filter(({ from, to }) => absent.some((part) => part.from <= from && to <= part.to))
}

/** The thing with those of the other words that any of it has; without any, the broader thing with those. */
export async function withFoundWords(
  pool: Pool,
  { strict: sure, parts, broader }: Loose,
  described: Plan["described"],
): Promise<Candidate[]> {
  const base = all(sure)
  const kept = await partsFound(pool, base, parts)
  if (kept.length > 0)
    return [{ query: all([...sure, ...kept]), leftOut: parts.filter((part) => !kept.includes(part)) }]
  // What descriptions of the thing itself say needs no broader one: a `bàn làm việc chân đồng`.
  const told = await whichAreFound(
    pool,
    broader === null ? [] : described.map(({ term }) => `${base} & ${term}`),
  )
  if (broader === null || told.size > 0) return []
  const [head, ...others] = sure
  const wider = await partsFound(pool, broader, parts)
  if (!head || wider.length === 0) return []
  return [
    {
      query: all([{ ...head, term: broader }, ...others, ...wider]),
      leftOut: parts.filter((part) => !wider.includes(part)),
    },
  ]
}

/** What has those of the words in its name that anything has; without one that has them all, any of them. */
export async function withFoundNames(pool: Pool, tokens: readonly Token[]): Promise<Candidate[]> {
  const words = new Map<string, readonly Token[]>()
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const toned = isMarked(token) ? ` & '${tonedWord(token.toned)}'` : ""
    if (!token.isHan && token.word.length > 2) words.set(`('${nameWord(token.word)}'${toned})`, [token])
    if (token.isHan && next?.isHan && next.from === token.to)
      words.set(`'${nameWord(token.word + next.word)}'`, [token, next])
  }
  const found = await whichAreFound(pool, [...words.keys()])
  const kept = [...words].filter(([word]) => found.has(word))
  const named = new Set(kept.flatMap(([, of]) => of))
  const leftOut = tokens.filter((token) => !named.has(token))
  return [" & ", " | "].map((join) => ({ query: kept.map(([word]) => word).join(join), leftOut }))
}

async function partsFound(pool: Pool, base: string, parts: readonly Part[]): Promise<Part[]> {
  const found = await whichAreFound(
    pool,
    parts.map(({ term }) => `${base} & ${term}`),
  )
  const kept = parts.filter(({ term }) => found.has(`${base} & ${term}`))
  // Each is found with it, but perhaps not all on one product: then the first is what counts.
  const together = [base, ...kept.map(({ term }) => term)].join(" & ")
  return kept.length < 2 || (await isFound(pool, together)) ? kept : kept.slice(0, 1)
}

const all = (parts: readonly Part[]): string => [...new Set(parts.map(({ term }) => term))].join(" & ")
