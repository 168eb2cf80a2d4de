import { CompiledQuery, type Kysely } from "kysely"
import type { DB } from "./row-types.ts"

const names = new Map<string, string>()

/** The name under which a connection keeps the plan of a statement, for those that were prepared. */
export function nameOf(text: string): { readonly name?: string } {
  const name = names.get(text)
  return name === undefined ? {} : { name }
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
  names.set(text, `statement_${names.size + 1}`)
  // Whoever writes a statement says what its rows are; the database does not check it.
  const fill = (values: readonly unknown[]) => CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>
  return {
    run: async (db, values) => (await db.executeQuery(fill(values))).rows,
    with: fill,
  }
}
