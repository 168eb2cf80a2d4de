import { setTimeout as wait } from "node:timers/promises"
import {
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  type QueryResult,
} from "kysely"
import type { Database } from "./connect.ts"
import { prepare } from "./prepared.ts"
import type { DB } from "./row-types.ts"

export type Transacting = Pick<Database, "db" | "dialect" | "driver">

export interface TransactionOptions {
  /** Transactions with the same key run one at a time: the others wait at their start. */
  readonly alone?: string
  /** Its first statements only read, so they may be sent together with its start. */
  readonly readsFirst?: boolean
  /**
   * Its statements look up lists of rows by their keys: they are planned once, for lists of any length and by index, and
   * not for each list anew.
   */
  readonly readsByKey?: boolean
  /** Fails when it would wait longer for somebody else's lock. */
  readonly patienceMs?: number
}

type Change<Result> = (tx: Transaction<DB>) => Promise<Result>

/**
 * A deadlock (40P01), or a row changed by another transaction at a stricter level (40001): the database chose
 * to abort this transaction, and rolled back all of it.
 */
const givingWay = new Set(["40P01", "40001"])
const triesMax = 6
const pauseMs = 15

/**
 * Runs a change in one transaction. If the database aborts it in favour of another, this runs it again from
 * the start, a few times, so it must change nothing outside of `tx`: do files, messages and memory
 * afterwards.
 *
 * Everybody takes locks in this order, so that two transactions seldom deadlock (decision 47): `alone` and
 * other advisory locks; account; bill; order, application, subscription; work or product, then its variants;
 * pictures and uploads; and at the very end, by `atEnd`, mailboxes by the ids of their accounts. Rows that it adds itself
 * nobody waits for.
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
      // A random pause, or the same transactions would collide again.
      await wait(Math.random() * pauseMs * 2 ** tries)
    }
  }
}

export const hasGivenWay = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && givingWay.has(error.code)

const lockAlone = prepare("select pg_advisory_xact_lock(hashtextextended($1, 0))")
const lockIfFree = prepare<{ is_free: boolean }>(`
  select pg_try_advisory_xact_lock(hashtextextended(asked.key, 0)) as is_free
  from unnest($1::text[]) with ordinality as asked (key, at) order by at`)
const setUp = prepare(`
  select set_config('plan_cache_mode', $1, true), set_config('enable_seqscan', $2, true),
    set_config('lock_timeout', $3, true)`)

/** Of each key, whether this transaction has it `alone` now: it waits for nobody. */
export const tryAlone = async (tx: Transaction<DB>, keys: readonly string[]): Promise<boolean[]> =>
  (await lockIfFree.run(tx, [keys])).map((row) => row.is_free)

const runOnce = <Result>(
  { db, dialect, driver }: Transacting,
  change: Change<Result>,
  { alone, readsFirst = false, readsByKey = false, patienceMs = 0 }: TransactionOptions,
): Promise<Result> =>
  db.getExecutor().provideConnection(async (connection) => {
    const begun = all([
      driver.beginTransaction(connection, {}),
      ...(readsByKey || patienceMs > 0
        ? [
            connection.executeQuery(
              setUp.with([
                ...(readsByKey ? ["force_generic_plan", "off"] : ["auto", "on"]),
                String(patienceMs),
              ]),
            ),
          ]
        : []),
      ...(alone === undefined ? [] : [connection.executeQuery(lockAlone.with([alone]))]),
    ])
    // Whoever awaits a statement awaits this too, and gets its error.
    begun.catch(() => {})
    // Unlike Kysely's own driver, this one has no queue: it sends statements given at the same time at the
    // same time.
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
      // Earlier statements are answered before this one; a connection that cannot do it is discarded.
      await driver.rollbackTransaction(connection).catch(() => {})
      throw error
    }
  })

/**
 * Sends the last statements and the commit together, so their locks last no longer than the database needs.
 */
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

/** Waits for all, and throws the error of the first failed one: the later ones fail only because of it. */
async function all(sent: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(sent))
    if (outcome.status === "rejected") throw outcome.reason
}

interface Ending {
  readonly rank: number
  readonly make: () => readonly CompiledQuery[]
}

const endingsOf = new WeakMap<Kysely<DB>, Ending[]>()

/** Writes collected during a transaction and made at its end. */
export interface AtEnd<Item> {
  /** Outside `runTransaction` they are written at once. */
  add(tx: Kysely<DB>, items: readonly Item[]): Promise<void>
}

/** Defines how to write the collected entries; lower ranks are written first. */
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
