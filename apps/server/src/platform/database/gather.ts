import type { Kysely } from "kysely"
import type { Prepared } from "./prepared.ts"
import type { DB } from "./row-types.ts"

interface Asking<Row> {
  readonly values: readonly unknown[]
  resolve(rows: Row[]): void
  reject(error: unknown): void
}

/**
 * Runs a read that many calls ask for: those of one turn of the event loop go to the database in one packet, over one
 * connection, because for small statements packets are the main cost. An error is only that of who asked for it.
 */
export function gather<Row>(statement: Prepared<Row>): Prepared<Row>["run"] {
  const gathered = new WeakMap<Kysely<DB>, Asking<Row>[]>()

  async function askAll(db: Kysely<DB>): Promise<void> {
    const all = gathered.get(db) ?? []
    gathered.delete(db)
    const asking = db
      .getExecutor()
      .provideConnection((connection) =>
        Promise.all(
          all.map(({ values, resolve, reject }) =>
            connection.executeQuery<Row>(statement.with(values)).then(({ rows }) => resolve(rows), reject),
          ),
        ),
      )
    // Without a connection nobody was asked.
    await asking.catch((error: unknown) => {
      for (const { reject } of all) reject(error)
    })
  }

  return (db, values) =>
    new Promise((resolve, reject) => {
      const asking = { values, resolve, reject }
      const others = gathered.get(db)
      if (others) return others.push(asking)
      gathered.set(db, [asking])
      return setImmediate(() => void askAll(db))
    })
}
