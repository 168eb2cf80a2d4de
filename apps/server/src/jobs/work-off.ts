import type { JobWithMetadata, PgBoss, QueueResult } from "pg-boss"
import type { Logger } from "../platform/log.ts"
import type { Job } from "./job.ts"

/** A process that has not said for so long that it is at work on a job is dead. */
const heartbeatSeconds = 30
/** For how long a round that failed can be looked at. */
const failedRoundSeconds = 3 * 86_400
/** A single job holds what it works on (addresses, say), so it lies there no longer than a day. */
const failedSingleSeconds = 86_400
const roundPauseSeconds = 30
const longestReason = 500

export interface WorkingOff {
  readonly log: Logger
  readonly pollSeconds: { readonly punctual: number; readonly other: number }
  readonly stopping: AbortSignal
}

/** What its queue is to be like: asked for once at a start, and changed where another release made it otherwise. */
export const policyOf = ({ kind, tries, longestSeconds }: Job) =>
  ({
    retryLimit: tries - 1,
    retryBackoff: true,
    ...(kind === "round" ? { retryDelay: roundPauseSeconds } : {}),
    expireInSeconds: longestSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: kind === "round" ? failedRoundSeconds : failedSingleSeconds,
  }) as const

/** Makes the queues of these jobs, or puts them right. */
export async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const policy = policyOf(job)
    const queue = made.get(job.name)
    // Of rounds that wait one is enough. How a queue takes them cannot be changed later.
    if (!queue)
      await boss.createQueue(job.name, { ...policy, policy: job.kind === "round" ? "short" : "standard" })
    else if (!isLike(queue, policy)) await boss.updateQueue(job.name, policy)
  }
}

const isLike = (queue: QueueResult, policy: ReturnType<typeof policyOf>): boolean =>
  Object.entries(policy).every(([key, value]) =>
    Object.entries(queue).some(([k, v]) => k === key && v === value),
  )

/**
 * Has `boss` work off a job. One that is done is deleted at once; one that has failed stays with its reason, where it is
 * worth another try. Gives the id of the worker.
 */
export function workOff(
  boss: PgBoss,
  { name, kind, everyMinutes, atOnce, isPunctual, work, keepsFailed }: Job,
  { log, pollSeconds, stopping }: WorkingOff,
): Promise<string> {
  /** Done, but still in a database that was away: handed out again, they are not done again. */
  const left = new Set<string>()
  let worker: string | null = null

  async function tryOnce(job: JobWithMetadata): Promise<End> {
    if (left.has(job.id)) return { id: job.id, isDone: true }
    try {
      await work(job.data, { id: job.id, signal: AbortSignal.any([job.signal, stopping]) })
      // A round that stopped because it was told to has failed of that. A message that went out late did go out.
      if (kind === "round" && job.signal.aborted) throw new Error("Its time was over.")
      return { id: job.id, isDone: true }
    } catch (error) {
      const reason = reasonOf(error)
      const isLast = job.retryCount >= job.retryLimit || everyMinutes !== null
      if (kind === "round") log.error({ job: name, reason }, "a job failed")
      else if (isLast) log.error({ job: name, id: job.id, reason }, "a job was given up")
      if (isLast && !keepsFailed(job.data)) return { id: job.id, isDone: true }
      return { id: job.id, isDone: false, isLast, reason }
    }
  }

  async function clear(ids: readonly string[]): Promise<void> {
    try {
      await boss.deleteJob(name, [...ids])
      for (const id of ids) left.delete(id)
    } catch (error) {
      for (const id of ids) left.add(id)
      log.warn({ job: name, ids, reason: reasonOf(error) }, "finished jobs could not be deleted yet")
    }
  }

  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: atOnce,
    pollingIntervalSeconds: isPunctual ? pollSeconds.punctual : pollSeconds.other,
  } as const
  const started = boss.work<object, void, typeof options>(name, options, async (jobs) => {
    const ends = await Promise.all(jobs.map(tryOnce))
    const done = ends.filter(({ isDone }) => isDone).map(({ id }) => id)
    if (done.length > 0) await clear(done)
    // More may wait: it looks again at once, until it finds nothing.
    if (worker !== null) boss.notifyWorker(worker)
    return ends.map((end) => {
      if (end.isDone) return { id: end.id, status: "completed" }
      // The library's word for having failed without any more tries.
      return { id: end.id, status: end.isLast ? "deadletter" : "failed", output: { reason: end.reason } }
    })
  })
  return started.then((id) => (worker = id))
}

type End =
  | { readonly id: string; readonly isDone: true }
  | { readonly id: string; readonly isDone: false; readonly isLast: boolean; readonly reason: string }

/** Only its words: the whole error can hold a job's data. */
export const reasonOf = (error: unknown): string =>
  (typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : "unknown"
  ).slice(0, longestReason)
