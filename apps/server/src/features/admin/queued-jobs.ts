import {
  JobName,
  JobState,
  type JobKind,
  type JobReason,
  type QueuedJob,
} from "@roomwright/contract/admin/jobs"
import type { PageOf } from "@roomwright/contract/envelope"
import { sql, type Kysely, type RawBuilder } from "kysely"
import * as z from "zod/mini"
import type { Job } from "../../jobs/job.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import { AppError } from "../../platform/app-error.ts"
import { requestRetry } from "../../jobs/request-job.ts"
import type { Services } from "../../platform/services.ts"
import { recordAudit } from "../audit/audit.public.ts"

/** Maps the library's states to ours. Finished jobs are deleted at once. */
const stateOfRow = sql<string>`case j.state::text
  when 'created' then 'queued' when 'retry' then 'queued' when 'active' then 'running' when 'failed' then 'failed' end`
const isShown = sql<boolean>`j.name = any(${JobName.options}::text[])
  and j.state::text in ('created', 'retry', 'active', 'failed')`

/** The library creates its tables on its first start; before that there are no jobs. */
async function hasQueue(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('queue.job') is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

interface Counts {
  readonly name: string
  readonly state: string
  readonly count: string
}

/** Every job in the order of registration, with its counts. */
export async function listJobKinds(
  { database: { db } }: Pick<Services, "database">,
  jobs: readonly Pick<Job, "name" | "everyMinutes">[],
): Promise<JobKind[]> {
  const rows = (await hasQueue(db))
    ? (
        await sql<Counts>`select j.name, ${stateOfRow} as state, count(*) as count from queue.job j
          where ${isShown} group by 1, 2`.execute(db)
      ).rows
    : []
  const counts = new Map(rows.map(({ name, state, count }) => [`${name} ${state}`, Number(count)]))
  const of = (name: JobName, state: JobState): number => counts.get(`${name} ${state}`) ?? 0
  return jobs.map(({ name, everyMinutes }) => ({
    name,
    everyMinutes,
    queued: of(name, "queued"),
    running: of(name, "running"),
    failed: of(name, "failed"),
  }))
}

interface JobsQuery {
  readonly page: number
  readonly size: number
  readonly name?: JobName | undefined
  readonly state?: JobState | undefined
}

/** Jobs that wait, run or have failed, the newest first. */
export async function listJobs(
  { database: { db } }: Pick<Services, "database">,
  { page, size, name, state }: JobsQuery,
): Promise<PageOf<QueuedJob> & { content: QueuedJob[] }> {
  if (!(await hasQueue(db))) return { content: [], page, size, totalElements: 0 }
  const where = sql<boolean>`${isShown}
    and (${name ?? null}::text is null or j.name = ${name ?? null})
    and (${state ?? null}::text is null or ${stateOfRow} = ${state ?? null})`
  const [{ rows: sums }, content] = await Promise.all([
    sql<{ total: string }>`select count(*) as total from queue.job j where ${where}`.execute(db),
    readJobs(db, sql`${where} order by j.created_on desc, j.id desc limit ${size} offset ${page * size}`),
  ])
  return { content, page, size, totalElements: Number(sums[0]?.total ?? 0) }
}

/**
 * Retries a failed job now; a waiting or running one stays as it is. Throws `notFound`, also for a finished
 * one.
 */
export const retryJob = (
  services: Pick<Services, "database" | "events" | "clock">,
  actorId: string,
  id: string,
): Promise<QueuedJob> =>
  inTransaction(services, async (tx) => {
    if (!(await hasQueue(tx))) throw new AppError("notFound")
    const [job] = await readJobs(tx, sql`${isShown} and j.id = ${id} for update`)
    if (!job) throw new AppError("notFound")
    if (job.state !== "failed") return job
    // Like the library's own retry, but at once, and valid for a day.
    await sql`update queue.job set state = 'retry', completed_on = null, start_after = now(),
      retry_limit = greatest(retry_limit, retry_count + 1),
      keep_until = greatest(keep_until, now() + interval '1 day')
      where id = ${id} and name = ${job.name} and state = 'failed'`.execute(tx)
    await recordAudit(tx, services.clock.now(), {
      actorId,
      action: "job.retry",
      subject: { kind: "job", id },
      details: { job: job.name },
    })
    await requestRetry(tx, job.name)
    const [retried] = await readJobs(tx, sql`j.id = ${id} and j.name = ${job.name}`)
    if (!retried) throw new AppError("notFound")
    return retried
  })

interface JobRow {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly created_on: Date
  readonly started_on: Date | null
  readonly start_after: Date
  readonly completed_on: Date | null
  readonly retry_count: number
  readonly retry_limit: number
  readonly reason: string | null
  readonly cause: string | null
}

async function readJobs(db: Kysely<DB>, rest: RawBuilder<unknown>): Promise<QueuedJob[]> {
  // Never reads the data: it contains addresses.
  const { rows } = await sql<JobRow>`
    select j.id, j.name, ${stateOfRow} as state, j.created_on, j.started_on, j.start_after, j.completed_on,
      j.retry_count, j.retry_limit, j.output ->> 'reason' as reason,
      coalesce(j.output -> 'value' ->> 'message', j.output ->> 'message', j.output ->> 'value') as cause
    from queue.job j where ${rest}`.execute(db)
  return rows.map((row) => {
    const state = z.parse(JobState, row.state)
    return {
      id: row.id,
      name: z.parse(JobName, row.name),
      state,
      createdAt: row.created_on.toISOString(),
      startedAt: row.started_on?.toISOString() ?? null,
      dueAt: state === "queued" ? row.start_after.toISOString() : null,
      failedAt: state === "failed" ? (row.completed_on?.toISOString() ?? null) : null,
      tries: row.started_on === null ? 0 : row.retry_count + 1,
      mostTries: row.retry_limit + 1,
      reason: reasonOf(row),
    }
  })
}

/** Our own message, or the library's for a job that exceeded its time or lost its process. */
function reasonOf({ reason, cause }: Pick<JobRow, "reason" | "cause">): JobReason | null {
  if (reason !== null) return { kind: "error", text: reason }
  if (cause === null) return null
  if (/timed out|exceeded/.test(cause)) return { kind: "timeout", text: "" }
  if (/heartbeat|shut down/.test(cause)) return { kind: "lost", text: "" }
  return { kind: "error", text: cause }
}
