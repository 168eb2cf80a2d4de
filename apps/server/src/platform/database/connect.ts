import { Kysely, PostgresDialect, type Dialect, type Driver, type PostgresPoolClient } from "kysely"
import pg from "pg"
import { nameOf } from "./prepared.ts"
import type { DB } from "./row-types.ts"

export interface Database {
  /** For separate connections, outside the pool. */
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Kysely<DB>
  /** The connections for transactions (`run-transaction.ts`). */
  readonly dialect: Dialect
  readonly driver: Driver
  close(): Promise<void>
}

// Our int8 columns hold money and counts, all below 2^53: numbers are exact and far easier to use than
// strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day has no zone: as a Date it would shift.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

interface ConnectOptions {
  readonly max?: number
  /** Called when an idle or busy connection breaks: without a listener that would end the process. */
  readonly onError?: (error: Error) => void
}

/** Opens a pool, which connects on first use and reports broken connections to `onError`. */
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
    // Statements that are sent together wait only once.
    pipeline: true,
  })
  // The pool listens only to idle connections, and Kysely does not listen to those it uses.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", onError))
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => nameStatements(await pool.connect()),
      end: () => pool.end(),
    },
  })
  const db = new Kysely<DB>({ dialect })
  return { url, pool, db, dialect, driver: dialect.createDriver(), close: () => db.destroy() }
}

const naming = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/**
 * The same connection with cached plans of prepared statements. Always the same object, by which Kysely
 * identifies it.
 */
function nameStatements(client: pg.PoolClient): PostgresPoolClient {
  const known = naming.get(client)
  if (known) return known
  const { stream } = client.connection
  const query = (text: unknown, values: readonly unknown[] = []): unknown => {
    if (typeof text !== "string")
      throw new Error("A cursor cannot share a connection with what is sent after it.")
    // One packet for everything sent in this turn: for small statements, packets are the main cost.
    stream.cork()
    process.nextTick(() => stream.uncork())
    return client.query({ text, values: [...values], ...nameOf(text) })
  }
  // Kysely requests cursors by the same name; it gets none.
  const named = { query, release: (isBroken?: boolean) => client.release(isBroken) } as PostgresPoolClient
  naming.set(client, named)
  return named
}
