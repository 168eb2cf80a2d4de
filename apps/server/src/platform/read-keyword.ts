import { textsOf, type LocalText } from "@roomwright/contract/language"
import { sql, type Kysely } from "kysely"
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
  const [corrections, begun] = await Promise.all([
    spelling === "near" ? findCorrections(db, spellings, words) : new Map<string, readonly string[]>(),
    begin === "expanded" ? findBegun(db, spellings, words) : new Map<string, readonly string[]>(),
  ])
  const query = toTsQuery(keyword, new Map([...begun, ...corrections]))
  return { query, correctedTo: corrections.size === 0 ? null : correctKeyword(keyword, corrections) }
}

/** The words that begin as the last word does. */
async function findBegun(
  db: Kysely<DB>,
  spellings: string,
  words: readonly AskedWord[],
): Promise<Corrections> {
  const last = words.find(({ mayGoOn }) => mayGoOn)
  if (!last) return new Map()
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(spellings)}
    where word >= ${last.word} and word < ${`${last.word}\u{10FFFF}`}
    order by word <> ${last.word}, uses desc, word limit ${mostBegun}`.execute(db)
  return rows.length === 0 ? new Map() : new Map([[last.word, rows.map(({ word }) => word)]])
}

async function findCorrections(
  db: Kysely<DB>,
  spellings: string,
  words: readonly AskedWord[],
): Promise<Corrections> {
  const corrections = new Map<string, readonly string[]>()
  for (const asked of await dropKnownWords(
    db,
    spellings,
    words.filter(({ word }) => mayBeMistyped(word)),
  )) {
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

/** A brace is behind every letter, a space before: what lies between a word and it begins with it, or is it. */
async function dropKnownWords(
  db: Kysely<DB>,
  spellings: string,
  words: readonly AskedWord[],
): Promise<readonly AskedWord[]> {
  if (words.length === 0) return []
  const ends = words.map(({ word, mayGoOn }) => word + (mayGoOn ? "{" : " "))
  const { rows } = await sql<{ word: string }>`
    select asked.word
    from unnest(${words.map(({ word }) => word)}::text[], ${ends}::text[]) as asked (word, beyond)
    where not exists (
      select from ${sql.table(spellings)} as known where known.word >= asked.word and known.word < asked.beyond
    )`.execute(db)
  const unknown = new Set(rows.map(({ word }) => word))
  return words.filter(({ word }) => unknown.has(word))
}
