import { CompiledQuery, sql, type Kysely } from "kysely"
import type { DB } from "./row-types.ts"

const mark = "/* prepared */"

/**
 * Marks a query that is asked over and over: `.modifyFront(prepared)`. Its statement is parsed and planned once a
 * connection. For queries that name their columns and whose text hardly varies; what a list is limited to, or filtered
 * by, is planned for any value.
 */
export const prepared = sql.raw(mark)

/** Every text is held by the server, once a connection: no more marked ones than this, since their texts may vary. */
const mostMarked = 200

const names = new Map<string, string>()
let marked = 0

/** The name under which a connection keeps the plan of a statement, for those that are prepared. */
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

/** A statement with places ($1, $2, …) for its values. */
export interface Prepared<Row> {
  /** Given to a transaction with others at the same time, it goes out together with them. */
  run(db: Kysely<DB>, values: readonly unknown[]): Promise<Row[]>
  /** To be sent by somebody else. */
  with(values: readonly unknown[]): CompiledQuery<Row>
}

/**
 * Makes a statement that each connection parses and plans once, for what is asked for all the time; everything else is
 * written with Kysely. Its columns are named one by one: a kept plan would not survive a column that is added to `*`.
 */
export function prepare<Row = never>(text: string): Prepared<Row> {
  giveName(text)
  // Whoever writes a statement says what its rows are; the database does not check it.
  const fill = (values: readonly unknown[]) => CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>
  return {
    run: async (db, values) => (await db.executeQuery(fill(values))).rows,
    with: fill,
  }
}
