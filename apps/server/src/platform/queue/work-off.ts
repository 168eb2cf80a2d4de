import type { JobWithMetadata, PgBoss } from "pg-boss"
import type { Logger } from "../log.ts"

/** What is done for jobs of a kind. */
export interface JobKind<Data extends object> {
  readonly name: string
  /** How often a job is begun before it is given up. */
  readonly tries: number
  /** Longer than the work ever takes: then it counts as dead with its process, and is begun again. */
  readonly longestSeconds: number
  /** How many at once in one process. */
  readonly atOnce: number
  /** Throws for what a release before or after this one wrote. */
  readonly parse: (data: unknown) => Data
  /** May run again after a crash at the wrong moment, with the same id. Its failures are told to `giveUp` alone. */
  readonly work: (data: Data, id: string) => Promise<void>
  /** After the last try. The data is deleted with the job, so nothing of it may be needed later. */
  readonly giveUp: (id: string, error: unknown) => void
}

/** How long a job that died with its process at its last try lies there, since nobody could give it up. */
const failedLiveSeconds = 86_400

/**
 * Has `boss` work off jobs of a kind. A job is deleted as soon as it is done or given up: what it holds (addresses,
 * codes) is kept no longer than needed.
 */
export async function workOff(
  boss: PgBoss,
  { name, tries, longestSeconds, atOnce, work, giveUp }: JobKind<object>,
  log: Logger,
  pollSeconds: number,
): Promise<void> {
  const policy = {
    retryLimit: tries - 1,
    retryBackoff: true,
    expireInSeconds: longestSeconds,
    deleteAfterSeconds: failedLiveSeconds,
  }
  await boss.createQueue(name, policy)
  // An earlier release may have made it otherwise.
  await boss.updateQueue(name, policy)

  /** Done, but still in a database that was away: handed out again, they are not done again. */
  const left = new Set<string>()

  async function tryOnce(job: JobWithMetadata): Promise<boolean> {
    if (left.has(job.id)) return true
    try {
      await work(job.data, job.id)
      return true
    } catch (error) {
      if (job.retryCount < tries - 1) return false
      giveUp(job.id, error)
      return true
    }
  }

  async function clear(ids: readonly string[]): Promise<void> {
    try {
      await boss.deleteJob(name, [...ids])
      for (const id of ids) left.delete(id)
    } catch (error) {
      for (const id of ids) left.add(id)
      const reason = error instanceof Error ? error.message : "unknown"
      log.warn({ queue: name, ids, reason }, "finished jobs could not be deleted yet")
    }
  }

  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: atOnce,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
  } as const
  await boss.work<object, void, typeof options>(name, options, async (jobs) => {
    const ends = await Promise.all(jobs.map(async (job) => ({ id: job.id, isDone: await tryOnce(job) })))
    const done = ends.filter(({ isDone }) => isDone).map(({ id }) => id)
    if (done.length > 0) await clear(done)
    return ends.map(({ id, isDone }) => ({ id, status: isDone ? "completed" : "failed" }))
  })
}
