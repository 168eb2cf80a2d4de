import { collectJobs } from "./collect-jobs.ts"
import type { Config } from "./config.ts"
import { createServices } from "./create-services.ts"
import { createRenderWorker } from "./features/renders/renders.public.ts"
import type { Database } from "./platform/database/connect.ts"
import type { Logger } from "./platform/log.ts"

interface WorkerOptions {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
}

export interface Worker {
  start(): void
  /** Takes no new jobs, and waits for those under way. */
  close(): Promise<void>
}

/** Builds what does jobs and nothing else, around a migrated database. */
export function buildWorker({ config, database, log }: WorkerOptions): Worker {
  const clock = { now: () => new Date() }
  const { services, jobs } = createServices({ config, database, log, clock, jobsMode: "queue" })
  collectJobs(services, jobs)
  const renders = config.renders ? createRenderWorker(services) : null
  return {
    start() {
      services.events.start()
      jobs.start()
      renders?.start()
    },
    async close() {
      await renders?.stop()
      await jobs.stop()
      await services.events.stop()
    },
  }
}
