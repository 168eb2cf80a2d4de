import { sql } from "kysely"
import type { PostgresPool, PostgresPoolClient } from "kysely"
import type pg from "pg"

const mark = "/* prepared */"

/**
 * Marks a query that is asked over and over: `.modifyFront(prepared)`. Its statement is parsed and planned once a
 * connection. For queries that name their columns and whose text hardly varies; what a list is limited to, or filtered
 * by, is planned for any value.
 */
export const prepared = sql.raw(mark)

/** Every text is held by the server, once a connection: no more of them than this. */
const mostStatements = 200

/** The pool as Kysely uses it, with marked queries under names. */
export function prepareMarked(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostStatements) return known
    const name = `marked-${names.size}`
    names.set(text, name)
    return name
  }
  // Kysely knows a connection again by its client.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = ((text: unknown, values: readonly unknown[]) => {
      const name = typeof text === "string" && text.includes(mark) ? nameOf(text) : undefined
      return name === undefined
        ? client.query(text as string, [...values])
        : client.query({ name, text: text as string, values: [...values] })
      // What Kysely asks of a client, which pg's own types say in more ways than one.
    }) as unknown as PostgresPoolClient["query"]
    return { query, release: (destroy) => client.release(destroy) }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
  }
}
