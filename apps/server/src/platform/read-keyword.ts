import { textsOf, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
import { prepared } from "./database/prepared.ts"
import type { DB } from "./database/row-types.ts"
import { mayBeMistyped, pickNearWords } from "./near-words.ts"
import {
  correctKeyword,
  isNamed,
  readLatinWords,
  toTsQuery,
  type AskedWord,
  type Corrections,
} from "./words.ts"

/** A keyword as it is searched. */
export interface ReadKeyword {
  /** The tsquery; null when nothing can match. */
  readonly query: string | null
  /** The corrected keyword, to show to the reader. */
  readonly correctedTo: string | null
  /** What mistyped words probably mean. */
  readonly corrections: Corrections
  /** These, and the words that the last one may begin. */
  readonly instead: Corrections
}

/** What an answer says of a keyword that was corrected, if that found something. */
export const correctionOf = (keyword: ReadKeyword | undefined, found: number): { correctedTo?: string } =>
  keyword?.correctedTo && found > 0 ? { correctedTo: keyword.correctedTo } : {}

/** `near` corrects unknown words, `as-typed` does not. */
export type Spelling = "as-typed" | "near"

/** How many rows the suggestions are picked from. */
export const suggestedFrom = 40

/** Things with the keyword in their names come first; otherwise the order stays. */
export function namedFirst<Row extends { readonly name: LocalText }>(
  rows: readonly Row[],
  keyword: string,
  most: number,
): Row[] {
  const [named, others] = [true, false].map((wanted) =>
    rows.filter(({ name }) => isNamed(textsOf(name), keyword) === wanted),
  )
  return [...(named ?? []), ...(others ?? [])].slice(0, most)
}

/**
 * A prefix is searched as the commonest words that begin with it. Behind the first few, those that make up the rest of its
 * uses are left out: an index reads every rare word of an alternative through, however few hits are wanted.
 */
const mostBegun = 64
const alwaysBegun = 16
const shareBegun = 0.9

interface Reading {
  readonly spelling?: Spelling
  /** How to search a prefix: by the index itself, or as words of a table that counts their uses. */
  readonly begin?: "by-index" | "expanded"
  /** Words that are not mistyped though the table lacks them, and that others may mean. */
  readonly known?: ReadonlySet<string>
  /** Decides between the likely meanings of a mistyped word; the nearest, if nobody does. */
  readonly choose?: (word: string, near: readonly string[]) => readonly string[]
}

/** How many words may precede the right one in the order of similarity. */
const candidatesLooked = 100

/** A table of spellings: the words that searches of a list may use. */
export const spellingsIn = (words: readonly string[]): { word: string }[] =>
  words.filter((word) => /^[a-z]{3,40}$/.test(word)).map((word) => ({ word }))

/** Reads a keyword for a list whose words are in this table of spellings. */
export async function readKeyword(
  db: Kysely<DB>,
  spellings: string,
  keyword: string,
  { spelling = "near", begin = "by-index", known = new Set(), choose = takeNearest }: Reading = {},
): Promise<ReadKeyword> {
  const words = readLatinWords(keyword)
  const { unknown, begun } = await lookUp(db, spellings, {
    checked: spelling === "near" ? words.filter(({ word }) => mayBeMistyped(word) && !known.has(word)) : [],
    last: begin === "expanded" ? words.find(({ mayGoOn }) => mayGoOn) : undefined,
  })
  const corrections = await findCorrections(db, spellings, unknown, { known, choose })
  const instead = new Map([...begun, ...corrections])
  const correctedTo = corrections.size === 0 ? null : correctKeyword(keyword, corrections)
  return { query: toTsQuery(keyword, instead), correctedTo, corrections, instead }
}

const takeNearest = (_word: string, near: readonly string[]): readonly string[] => near

interface Asked {
  /** Unknown words are corrected. */
  readonly checked: readonly AskedWord[]
  /** A word that may be the beginning of others. */
  readonly last: AskedWord | undefined
}

interface LookedUp {
  readonly unknown: readonly AskedWord[]
  readonly begun: Corrections
}

/**
 * Finds the unknown words, and the commonest that begin with the last one, in one statement, since every
 * search needs it. A brace sorts after every letter, a space before: everything between a word and it begins
 * with the word, or is it.
 */
async function lookUp(db: Kysely<DB>, spellings: string, { checked, last }: Asked): Promise<LookedUp> {
  if (checked.length === 0 && !last) return { unknown: [], begun: new Map() }
  const ends = checked.map(({ word, mayGoOn }) => word + (mayGoOn ? "{" : " "))
  // Only tables of words that go on count their uses.
  const going = last
    ? sql`union all (
        select word, true from (
          select word, row_number() over common as place, sum(uses) over common - uses as before, sum(uses) over () as whole
          from ${sql.table(spellings)}
          where word >= ${last.word} and word < ${`${last.word}\u{10FFFF}`}
          window common as (order by word <> ${last.word}, uses desc, word)) as begun
        where place <= ${sql.lit(alwaysBegun)} or before < ${sql.lit(shareBegun)} * whole
        order by place limit ${sql.lit(mostBegun)})`
    : sql``
  const { rows } = await sql<{ word: string; begun: boolean }>`
    ${prepared} select asked.word, false as begun
    from unnest(${checked.map(({ word }) => word)}::text[], ${ends}::text[]) as asked (word, beyond)
    where not exists (
      select from ${sql.table(spellings)} as known where known.word >= asked.word and known.word < asked.beyond)
    ${going}`.execute(db)
  const unknown = new Set(rows.filter((row) => !row.begun).map(({ word }) => word))
  const begun = rows.filter((row) => row.begun).map(({ word }) => word)
  return {
    unknown: checked.filter(({ word }) => unknown.has(word)),
    begun: last && begun.length > 0 ? new Map([[last.word, begun]]) : new Map(),
  }
}

/** The likely meanings of each of these words. */
async function findCorrections(
  db: Kysely<DB>,
  spellings: string,
  words: readonly AskedWord[],
  { known, choose }: Required<Pick<Reading, "known" | "choose">>,
): Promise<Corrections> {
  const corrections = new Map<string, readonly string[]>()
  for (const asked of words) {
    const { rows } = await sql<{ word: string }>`
      select word from ${sql.table(spellings)} order by word <-> ${asked.word}, word limit ${candidatesLooked}
    `.execute(db)
    const near = pickNearWords(asked, [...new Set([...rows.map(({ word }) => word), ...known])])
    const chosen = choose(asked.word, near)
    if (chosen.length > 0) corrections.set(asked.word, chosen)
  }
  return corrections
}
