import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { prepareMarked } from "./prepared.ts"
import type { DB } from "./row-types.ts"

export interface Database {
  /** For connections of their own, beside the pool. */
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Kysely<DB>
  close(): Promise<void>
}

// int8 holds money and counts here, all below 2^53: numbers are right and far easier to use than strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day has no zone: as a Date it would shift.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

interface ConnectOptions {
  readonly max?: number
  /** Called when a connection breaks, idle or at work: without a listener that would end the process. */
  readonly onError?: (error: Error) => void
}

/** Opens a pool. It connects on first use; `onError` hears of connections that break. */
export function connectDatabase(
  url: string,
  { max = 10, onError = () => {} }: ConnectOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "roomwright",
  })
  // The pool listens to idle connections only, and Kysely does not listen to those it works with.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", onError))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: prepareMarked(pool) }) })
  return { url, pool, db, close: () => db.destroy() }
}
