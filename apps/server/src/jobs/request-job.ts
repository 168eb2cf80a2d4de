import type { JobName } from "@roomwright/contract/admin/jobs"
import type { Transaction } from "kysely"
import type { DB } from "../platform/database/row-types.ts"
import type { Events } from "../platform/events/events.ts"
import { recordEvent } from "../platform/events/record-event.ts"
import type { Jobs } from "./create-jobs.ts"

/**
 * Asks for a round with this transaction: soon after its commit, or at `at`. Nobody waits for anybody here, and what
 * is asked for often is done once. Whatever the round looks for is in tables of its feature, so it also comes by itself.
 */
export const requestJob = (tx: Transaction<DB>, name: JobName, at?: Date): Promise<void> =>
  recordEvent(tx, { type: "job-requested", job: name, ...(at ? { at: at.toISOString() } : {}) })

/** Has a job looked at soon that waits for another try. */
export const requestRetry = (tx: Transaction<DB>, name: JobName): Promise<void> =>
  recordEvent(tx, { type: "job-retried", job: name })

/** Has this process's runner hear of what others ask for and try again. */
export function followRequests(
  events: Pick<Events, "on">,
  jobs: Pick<Jobs, "ask" | "notify" | "list">,
): void {
  const known = (name: string): JobName | undefined => jobs.list().find((job) => job.name === name)?.name
  events.on("job-requested", ({ job, at }) => {
    const name = known(job)
    if (name) jobs.ask(name, {}, at === undefined ? undefined : new Date(at))
  })
  events.on("job-retried", ({ job }) => {
    const name = known(job)
    if (name) jobs.notify(name)
  })
}
