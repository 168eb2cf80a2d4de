import { CompiledQuery, sql, type Kysely } from "kysely"
import type { DB } from "./row-types.ts"

const mark = "/* prepared */"

/**
 * Marks a frequent query: with `.modifyFront(prepared)` each connection parses and plans its statement once.
 * For queries that name their columns and whose text hardly varies; limits and filter values are planned for
 * any value.
 */
export const prepared = sql.raw(mark)

/** The most marked texts per connection: the server holds each one, and their texts may vary. */
const mostMarked = 200

const names = new Map<string, string>()
let marked = 0

/** The plan's name on a connection, for prepared statements. */
export function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text)
  if (known !== undefined) return { name: known }
  if (marked >= mostMarked || !text.includes(mark)) return {}
  marked += 1
  return { name: giveName(text) }
}

function giveName(text: string): string {
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}

/** A statement with placeholders ($1, $2, …) for its values. */
export interface Prepared<Row> {
  /** Statements given to a transaction at the same time are sent together. */
  run(db: Kysely<DB>, values: readonly unknown[]): Promise<Row[]>
  /** Returns the statement for the caller to send. */
  with(values: readonly unknown[]): CompiledQuery<Row>
}

/**
 * Creates a statement that each connection parses and plans once, for constant use; write everything else
 * with Kysely. Name its columns one by one: a cached plan would not survive a column added to `*`.
 */
export function prepare<Row = never>(text: string): Prepared<Row> {
  giveName(text)
  // The author of a statement declares its rows; the database does not check them.
  const fill = (values: readonly unknown[]) => CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>
  return {
    run: async (db, values) => (await db.executeQuery(fill(values))).rows,
    with: fill,
  }
}
