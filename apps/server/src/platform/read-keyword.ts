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
  /** What is searched instead of what was typed, for the reader. */
  readonly correctedTo: string | null
}

/** What an answer says of a keyword that was corrected, and found something so. */
export const correctionOf = (keyword: ReadKeyword | undefined, found: number): { correctedTo?: string } =>
  keyword?.correctedTo && found > 0 ? { correctedTo: keyword.correctedTo } : {}

/** `near` looks for the nearest words where one is not known, `as-typed` does not. */
export type Spelling = "as-typed" | "near"

/** Of how many rows those to suggest are picked. */
export const suggestedFrom = 40

/** Things that have the keyword in their names come before others; of both, the first stay first. */
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

/** A beginning of a word is searched as the words that begin so, the commonest of them. */
const mostBegun = 64

interface Reading {
  readonly spelling?: Spelling
  /** How the beginning of a word is searched: by the index itself, or as words of a table that counts their uses. */
  readonly begin?: "by-index" | "expanded"
}

/** As many as may lie between a word and its typo in the order of their trigrams. */
const candidatesLooked = 100

/** The words that stand in a table of spellings: those that a list may be asked for. */
export const spellingsIn = (words: readonly string[]): { word: string }[] =>
  words.filter((word) => /^[a-z]{3,40}$/.test(word)).map((word) => ({ word }))

/** Reads a keyword for a list whose words stand in this table of spellings. */
export async function readKeyword(
  db: Kysely<DB>,
  spellings: string,
  keyword: string,
  { spelling = "near", begin = "by-index" }: Reading = {},
): Promise<ReadKeyword> {
  const words = readLatinWords(keyword)
  const { unknown, begun } = await lookUp(db, spellings, {
    checked: spelling === "near" ? words.filter(({ word }) => mayBeMistyped(word)) : [],
    last: begin === "expanded" ? words.find(({ mayGoOn }) => mayGoOn) : undefined,
  })
  const corrections = await findCorrections(db, spellings, unknown)
  const query = toTsQuery(keyword, new Map([...begun, ...corrections]))
  return { query, correctedTo: corrections.size === 0 ? null : correctKeyword(keyword, corrections) }
}

interface Asked {
  /** Words that are corrected where nothing is written so. */
  readonly checked: readonly AskedWord[]
  /** A word that others may begin with. */
  readonly last: AskedWord | undefined
}

interface LookedUp {
  readonly unknown: readonly AskedWord[]
  readonly begun: Corrections
}

/**
 * Which words are unknown, and the commonest that begin as the last one does, in one statement: it is asked for every
 * search. A brace is behind every letter, a space before: what lies between a word and it begins with it, or is it.
 */
async function lookUp(db: Kysely<DB>, spellings: string, { checked, last }: Asked): Promise<LookedUp> {
  if (checked.length === 0 && !last) return { unknown: [], begun: new Map() }
  const ends = checked.map(({ word, mayGoOn }) => word + (mayGoOn ? "{" : " "))
  // Only tables of words that go on count their uses.
  const going = last
    ? sql`union all (
        select word, true from ${sql.table(spellings)}
        where word >= ${last.word} and word < ${`${last.word}\u{10FFFF}`}
        order by word <> ${last.word}, uses desc, word limit ${sql.lit(mostBegun)})`
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

/** What each of these words may have been meant as. */
async function findCorrections(
  db: Kysely<DB>,
  spellings: string,
  words: readonly AskedWord[],
): Promise<Corrections> {
  const corrections = new Map<string, readonly string[]>()
  for (const asked of words) {
    const { rows } = await sql<{ word: string }>`
      select word from ${sql.table(spellings)} order by word <-> ${asked.word}, word limit ${candidatesLooked}
    `.execute(db)
    const near = pickNearWords(
      asked,
      rows.map(({ word }) => word),
    )
    if (near.length > 0) corrections.set(asked.word, near)
  }
  return corrections
}
