import { setTimeout as wait } from "node:timers/promises"
import type { Transaction } from "kysely"
import type { PgBoss } from "pg-boss"
import { connectDatabase } from "../platform/database/connect.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { Logger } from "../platform/log.ts"
import type { Job } from "./job.ts"
import { addDue, addSchedules } from "./schedules.ts"
import { makeQueues, reasonOf, workOff, type WorkingOff } from "./work-off.ts"

/** The schema of the library's tables. It migrates them itself. */
export const queueSchema = "queue"
/** Queries of the queue, beside the pool that answers requests: one for its workers, one for its upkeep. */
const connections = 2
const longestWaitMs = 15_000
const hourSeconds = 3_600

export interface OpenBoss {
  readonly boss: PgBoss
  readonly into: (tx: Transaction<DB>) => ReturnType<typeof import("pg-boss").fromKysely>
  /** Has what waits for its next look done at once. */
  notify(name: string): void
  close(): Promise<void>
}

interface Opening extends WorkingOff {
  readonly url: string
  /** All there are: their queues are made. */
  readonly jobs: readonly Job[]
  /** Those that are done in this process. */
  readonly worked: readonly Job[]
  readonly schedules: boolean
  readonly superviseSeconds: number
  readonly scheduleSeconds: number
}

/** Loads the library and starts it on a pool of its own. Throws when the database is away. */
export async function openBoss({
  url,
  jobs,
  worked,
  schedules,
  superviseSeconds,
  scheduleSeconds,
  ...working
}: Opening): Promise<OpenBoss> {
  const { PgBoss, fromKysely } = await import("pg-boss")
  const { log } = working
  const outage = recordOutages(log)
  const own = connectDatabase(url, { max: connections, onError: outage.begin })
  const boss = new PgBoss({
    schema: queueSchema,
    db: {
      async executeSql(text, values) {
        const result = await own.pool.query<Record<string, unknown>>(text, values)
        outage.end()
        return result
      },
    },
    // Its cron would load time zones for what needs none.
    schedule: false,
    supervise: worked.length > 0,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: hourSeconds,
    // No job waits for another one.
    flowIntervalSeconds: hourSeconds,
  })
  // Without a listener an error would end the process.
  boss.on("error", outage.begin)
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "the queue warns"))
  const workers = new Map<string, string>()
  try {
    await boss.start()
    await makeQueues(boss, jobs)
    for (const job of worked) workers.set(job.name, await workOff(boss, job, working))
    if (schedules) await addSchedules(own.db, jobs)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    await own.pool.end()
    throw error
  }
  const notify = (name: string): void => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  /** Of several at a time one goes on. */
  let looking: Promise<void> | null = null
  const look = async (): Promise<void> => {
    try {
      for (const name of await addDue({ db: own.db, boss, into: fromKysely }, jobs)) notify(name)
    } catch (error) {
      outage.begin(error)
    }
    looking = null
  }
  const timer = schedules ? setInterval(() => void (looking ??= look()), scheduleSeconds * 1000) : undefined
  timer?.unref()
  if (schedules) looking = look()
  return {
    boss,
    into: fromKysely,
    notify,
    async close() {
      clearInterval(timer)
      await looking
      // Its own orderly stop looks twice a second only; this one ends with the last job.
      const idle = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([idle, wait(longestWaitMs, undefined, { ref: false })])
      await boss.stop({ graceful: false }).catch(() => {})
      await own.pool.end()
    },
  }
}

/** A database that is away is told of once, whatever fails in the meantime. */
function recordOutages(log: Logger) {
  let isAway = false
  return {
    begin(error: unknown): void {
      if (!isAway) log.warn({ reason: reasonOf(error) }, "the queue is out of reach")
      isAway = true
    },
    end(): void {
      if (isAway) log.info("the queue is worked off again")
      isAway = false
    },
  }
}
