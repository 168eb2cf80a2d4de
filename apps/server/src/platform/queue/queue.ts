import { setTimeout as wait } from "node:timers/promises"
import type { Transaction } from "kysely"
import type { PgBoss } from "pg-boss"
import { connectDatabase, type Database } from "../database/connect.ts"
import type { DB } from "../database/row-types.ts"
import type { Logger } from "../log.ts"
import { workOff, type JobKind } from "./work-off.ts"

/** When a job is tried again, and how long it is worth anything. */
export interface JobTiming {
  /** After the first failure about this long; each pause is twice the one before. */
  readonly pauseSeconds: number
  /** Not begun any more after that. */
  readonly livesSeconds: number
}

/** Slow work that follows from a write. All processes that share the database work it off. */
export interface Queue {
  /** Says what is done for a kind of job, before anything is added or started. */
  handle<Data extends object>(kind: JobKind<Data>): void
  /** Written with this transaction and lost with it. A second job with the same id is none. */
  add(tx: Transaction<DB>, kind: string, id: string, data: object, timing: JobTiming): Promise<void>
  /** Begins to work, in the background, where there is anything to do: goes on trying while the database is away. */
  start(): void
  /** Takes no new jobs, and waits for those under way. */
  stop(): Promise<void>
}

interface QueueOptions {
  /** How often an idle worker looks for jobs; half a second at least. */
  readonly pollSeconds?: number
}

/** Queries of the queue, beside the pool that answers requests: one for its workers, one for its upkeep. */
const connections = 2
const retryStartMs = 1_000
const longestWaitMs = 15_000

/** Makes a queue on this database. Nothing is loaded or connected before it starts or a first job is added. */
export function createQueue(
  { url }: Pick<Database, "url">,
  log: Logger,
  { pollSeconds = 1 }: QueueOptions = {},
): Queue {
  const kinds = new Map<string, JobKind<object>>()
  const stopping = new AbortController()
  let opening: Promise<OpenQueue> | null = null
  let starting: Promise<void> | null = null
  let stopped: Promise<void> | null = null

  /** One attempt for all who wait for it; after a failure the next begins anew. */
  function open(): Promise<OpenQueue> {
    if (stopping.signal.aborted) throw new Error("The queue has been stopped.")
    const attempt = (opening ??= openQueue(url, log, [...kinds.values()], pollSeconds))
    attempt.catch(() => {
      if (opening === attempt) opening = null
    })
    return attempt
  }

  async function keepOpening(): Promise<void> {
    let isTold = false
    while (!stopping.signal.aborted) {
      try {
        await open()
        return
      } catch (error) {
        if (!isTold) log.warn({ reason: wordsOf(error) }, "the queue could not be opened yet")
        isTold = true
        await wait(retryStartMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }

  async function closeAll(): Promise<void> {
    await starting
    const opened = await opening?.catch(() => null)
    await opened?.close([...kinds.keys()])
  }

  return {
    handle(kind) {
      if (kinds.has(kind.name)) throw new Error(`Jobs of the kind ${kind.name} are handled already.`)
      kinds.set(kind.name, {
        ...kind,
        work: async (data, id) => kind.work(kind.parse(data), id),
      })
    },
    async add(tx, kind, id, data, { pauseSeconds, livesSeconds }) {
      if (!kinds.has(kind)) throw new Error(`Nobody handles jobs of the kind ${kind}.`)
      const { boss, into } = await open()
      await boss.send(kind, data, {
        id,
        db: into(tx),
        retryDelay: pauseSeconds,
        retentionSeconds: livesSeconds,
      })
    },
    start() {
      if (kinds.size > 0) starting ??= keepOpening()
    },
    stop() {
      stopping.abort()
      return (stopped ??= closeAll())
    },
  }
}

interface OpenQueue {
  readonly boss: PgBoss
  readonly into: (tx: Transaction<DB>) => ReturnType<typeof import("pg-boss").fromKysely>
  close(kinds: readonly string[]): Promise<void>
}

async function openQueue(
  url: string,
  log: Logger,
  kinds: readonly JobKind<object>[],
  pollSeconds: number,
): Promise<OpenQueue> {
  const { PgBoss, fromKysely } = await import("pg-boss")
  const outage = noteOutages(log)
  const own = connectDatabase(url, { max: connections, onError: outage.begin })
  const boss = new PgBoss({
    schema: "queue",
    db: {
      async executeSql(text, values) {
        const result = await own.pool.query<Record<string, unknown>>(text, values)
        outage.end()
        return result
      },
    },
    schedule: false,
  })
  // Without a listener an error would end the process.
  boss.on("error", outage.begin)
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "the queue warns"))
  try {
    await boss.start()
    for (const kind of kinds) await workOff(boss, kind, log, pollSeconds)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    await own.pool.end()
    throw error
  }
  return {
    boss,
    into: fromKysely,
    async close(names) {
      // Its own orderly stop looks twice a second only; this one ends with the last job.
      const idle = Promise.all(names.map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([idle, wait(longestWaitMs, undefined, { ref: false })])
      await boss.stop({ graceful: false }).catch(() => {})
      await own.pool.end()
    },
  }
}

/** A database that is away is told of once, whatever fails in the meantime. */
function noteOutages(log: Logger) {
  let isAway = false
  return {
    begin(error: unknown): void {
      if (!isAway) log.warn({ reason: wordsOf(error) }, "the queue is out of reach")
      isAway = true
    },
    end(): void {
      if (isAway) log.info("the queue is worked off again")
      isAway = false
    },
  }
}

/** Only its words: the whole error can hold a job's data. */
const wordsOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : "unknown"
