import { setTimeout as wait } from "node:timers/promises"
import { CompiledQuery, Transaction, type DatabaseConnection, type Kysely, type QueryResult } from "kysely"
import type { Database } from "./connect.ts"
import type { DB } from "./row-types.ts"

export type Transacting = Pick<Database, "db" | "dialect" | "driver">

export interface TransactionOptions {
  /** Of all transactions that name the same one runs at a time: the others wait at their beginning. */
  readonly alone?: string
  /** What it sends before it first waits for anything only reads, and may go out together with its beginning. */
  readonly readsFirst?: boolean
}

type Change<Result> = (tx: Transaction<DB>) => Promise<Result>

/**
 * A deadlock (40P01), or a row that another transaction of a stricter level has changed (40001): the database has chosen
 * this one to give way, and nothing of it is left.
 */
const givingWay = new Set(["40P01", "40001"])
const triesMax = 6
const pauseMs = 15

/**
 * Runs a change in one transaction. Where the database has it give way to another, it is run again from its beginning,
 * a few times, so it must change nothing outside of `tx`: files, messages and memory are for after it.
 *
 * Locks are taken in this order by everybody, so that two transactions seldom wait for each other at all (decision 47):
 * `alone` and other advisory locks; account; bill; order, application, subscription; work or product, then its variants;
 * pictures and uploads; and at the very end, by `atEnd`, mailboxes by the ids of their accounts.
 */
export async function runTransaction<Result>(
  database: Transacting,
  change: Change<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(database, change, options)
    } catch (error) {
      if (tries >= triesMax || !hasGivenWay(error)) throw error
      // At random, or the same ones would meet again.
      await wait(Math.random() * pauseMs * 2 ** tries)
    }
  }
}

export const hasGivenWay = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && givingWay.has(error.code)

const lockText = "select pg_advisory_xact_lock(hashtextextended($1, 0))"

const runOnce = <Result>(
  { db, dialect, driver }: Transacting,
  change: Change<Result>,
  { alone, readsFirst = false }: TransactionOptions,
): Promise<Result> =>
  db.getExecutor().provideConnection(async (connection) => {
    const begun = all([
      driver.beginTransaction(connection, {}),
      ...(alone === undefined ? [] : [connection.executeQuery(CompiledQuery.raw(lockText, [alone]))]),
    ])
    // Whoever waits for a statement waits for this, too, and hears of its failure.
    begun.catch(() => {})
    // Unlike Kysely's own this one keeps no queue: statements that are given at the same time are sent at the same time.
    const executor = db.getExecutor().withConnectionProvider({
      async provideConnection(use) {
        const [result] = await Promise.all([use(connection), begun])
        return result
      },
    })
    const tx = new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
    const endings: Ending[] = []
    endingsOf.set(tx, endings)
    try {
      if (!readsFirst) await begun
      const result = await change(tx)
      await begun
      await end(connection, endings, () => driver.commitTransaction(connection))
      return result
    } catch (error) {
      // What was sent before is answered before this; a connection that cannot do it is thrown away.
      await driver.rollbackTransaction(connection).catch(() => {})
      throw error
    }
  })

/** The last statements and the commit in one go: nobody waits for a lock of theirs longer than the database takes. */
async function end(
  connection: DatabaseConnection,
  endings: readonly Ending[],
  commit: () => Promise<void>,
): Promise<void> {
  const statements = endings.toSorted((one, other) => one.rank - other.rank).flatMap(({ make }) => make())
  const sent: Promise<unknown>[] = statements.map((statement): Promise<QueryResult<unknown>> =>
    connection.executeQuery(statement),
  )
  await all([...sent, commit()])
}

/** Waits for all, and throws what the first of them failed for: those behind it fail for that reason alone. */
async function all(sent: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(sent))
    if (outcome.status === "rejected") throw outcome.reason
}

interface Ending {
  readonly rank: number
  readonly make: () => readonly CompiledQuery[]
}

const endingsOf = new WeakMap<Kysely<DB>, Ending[]>()

/** What is gathered on the way of a transaction and written at its end. */
export interface AtEnd<Item> {
  /** Elsewhere than in `runTransaction` it is written at once. */
  add(tx: Kysely<DB>, items: readonly Item[]): Promise<void>
}

/** Says how what was gathered is written; of several, the one of the lower rank comes first. */
export function atEnd<Item>(
  rank: number,
  write: (items: readonly Item[]) => readonly CompiledQuery[],
): AtEnd<Item> {
  const gathered = new WeakMap<Kysely<DB>, Item[]>()
  return {
    async add(tx, items) {
      const endings = endingsOf.get(tx)
      if (!endings) {
        for (const statement of write(items)) await tx.executeQuery(statement)
        return
      }
      const before = gathered.get(tx)
      if (before) {
        before.push(...items)
        return
      }
      const own = [...items]
      gathered.set(tx, own)
      endings.push({ rank, make: () => write(own) })
    },
  }
}
