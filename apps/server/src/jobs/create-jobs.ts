import { setTimeout as wait } from "node:timers/promises"
import type { JobName } from "@roomwright/contract/admin/jobs"
import type { Transaction } from "kysely"
import type { Database } from "../platform/database/connect.ts"
import type { DB } from "../platform/database/row-types.ts"
import { newId } from "../platform/ids.ts"
import type { Logger } from "../platform/log.ts"
import type { Job } from "./job.ts"
import { openBoss, type OpenBoss } from "./open-boss.ts"
import { createRoundsHere } from "./rounds-here.ts"
import { reasonOf } from "./work-off.ts"

/**
 * Where jobs are done: `queue` is this process, as one of all that work off the queue; `elsewhere` is others, so that
 * this one adds to the queue only; `here` is for tests: rounds are done in this process as soon as they are asked for,
 * and none comes by itself.
 */
export type JobsMode = "queue" | "elsewhere" | "here"

/** When a single job is tried again, and how long it is worth anything. */
export interface JobTiming {
  /** After the first failure about this long; each pause is twice the one before. */
  readonly pauseSeconds: number
  /** Not begun any more after that. */
  readonly livesSeconds: number
}

/** All that is slow or scheduled. Every process that shares the database can do it; each piece is done by one. */
export interface Jobs {
  /** Says how a job is done, before anything is added or started. */
  register(job: Job): void
  /** All that are registered. */
  list(): readonly Job[]
  /** Adds a single job: written with this transaction and lost with it. A second job with the same id is none. */
  add(tx: Transaction<DB>, name: JobName, id: string, data: object, timing: JobTiming): Promise<void>
  /** Asks for a round, where this process does any: soon, or at `at`. Never fails; a round that comes by itself makes up for it. */
  ask(name: JobName, data?: object, at?: Date): void
  /** Has jobs that wait in the queue looked at now, where this process does any. */
  notify(name: JobName): void
  /** Does it now, in this process and without the queue. */
  run(name: JobName, data?: object): Promise<void>
  /** Begins to work, in the background: goes on trying while the database is away. */
  start(): void
  /** Takes no new jobs, and waits for those under way. */
  stop(): Promise<void>
}

interface JobsOptions {
  readonly mode: JobsMode
  /** How often an idle worker looks for jobs that may come at any moment; half a second at least. */
  readonly pollSeconds?: number
  /** How often it looks for rounds; those that are asked for are begun at once all the same. */
  readonly roundPollSeconds?: number
  /** How often one of the processes looks for jobs whose process is dead or whose time is over. */
  readonly superviseSeconds?: number
  /** How often each process looks whether something comes by itself now. */
  readonly scheduleSeconds?: number
}

const retryStartMs = 1_000

/** Makes the runner on this database. Nothing is loaded or connected before it starts or a first job is added. */
export function createJobs(
  { url }: Pick<Database, "url">,
  log: Logger,
  { mode, pollSeconds = 1, roundPollSeconds = 10, superviseSeconds = 60, scheduleSeconds = 10 }: JobsOptions,
): Jobs {
  const jobs = new Map<JobName, Job>()
  const stopping = new AbortController()
  let opening: Promise<OpenBoss> | null = null
  let starting: Promise<void> | null = null
  let stopped: Promise<void> | null = null
  const here = createRoundsHere((name, data) => run(name, data), log)

  function jobOf(name: JobName): Job {
    const job = jobs.get(name)
    if (!job) throw new Error(`There is no job ${name}.`)
    return job
  }

  const run = (name: JobName, data: object = {}): Promise<void> =>
    jobOf(name).work(data, { id: newId(), signal: stopping.signal })

  /** One attempt for all who wait for it; after a failure the next begins anew. */
  function open(): Promise<OpenBoss> {
    if (stopping.signal.aborted) throw new Error("The jobs have been stopped.")
    const all = [...jobs.values()]
    const attempt = (opening ??= openBoss({
      url,
      log,
      jobs: all,
      worked: mode === "elsewhere" ? [] : mode === "here" ? all.filter(({ kind }) => kind === "single") : all,
      schedules: mode === "queue",
      pollSeconds: { punctual: pollSeconds, other: roundPollSeconds },
      superviseSeconds,
      scheduleSeconds,
      stopping: stopping.signal,
    }))
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
        if (!isTold) log.warn({ reason: reasonOf(error) }, "the queue could not be opened yet")
        isTold = true
        await wait(retryStartMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }

  async function askQueue(job: Job, data: object, at: Date | undefined): Promise<void> {
    await starting
    const opened = await opening
    if (!opened || stopping.signal.aborted) return
    // Of those with the same key one waits; without one it is the same as one that came by itself.
    const key = at || Object.keys(data).length > 0 ? JSON.stringify([data, at ?? null]) : null
    await opened.boss.send(job.name, data, {
      ...(key === null ? {} : { singletonKey: key }),
      ...(at ? { startAfter: at } : {}),
    })
    if (!at) opened.notify(job.name)
  }

  async function closeAll(): Promise<void> {
    await starting
    const opened = await opening?.catch(() => null)
    await Promise.all([opened?.close(), here.stop()])
  }

  return {
    register(job) {
      if (jobs.has(job.name)) throw new Error(`The job ${job.name} is registered already.`)
      jobs.set(job.name, job)
    },
    list: () => [...jobs.values()],
    async add(tx, name, id, data, { pauseSeconds, livesSeconds }) {
      if (jobOf(name).kind !== "single") throw new Error(`The job ${name} is asked for, not added.`)
      const { boss, into } = await open()
      await boss.send(name, data, {
        id,
        db: into(tx),
        retryDelay: pauseSeconds,
        retentionSeconds: livesSeconds,
      })
    },
    ask(name, data = {}, at) {
      const job = jobs.get(name)
      // Of a release after this one.
      if (!job || stopping.signal.aborted) return
      if (mode === "here") {
        if (!at) here.ask(name, data)
      } else if (starting)
        askQueue(job, data, at).catch((error: unknown) =>
          log.warn({ job: name, reason: reasonOf(error) }, "a job could not be asked for"),
        )
    },
    notify(name) {
      void opening?.then((opened) => opened.notify(name)).catch(() => {})
    },
    run,
    start() {
      if (mode === "queue" && jobs.size > 0) starting ??= keepOpening()
    },
    stop() {
      stopping.abort()
      return (stopped ??= closeAll())
    },
  }
}
