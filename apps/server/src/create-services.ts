import { availableParallelism } from "node:os"
import type { Config } from "./config.ts"
import { createNotifications } from "./features/notifications/write-notifications.ts"
import { readChannels } from "./features/settings/settings.public.ts"
import { createJobs, type Jobs, type JobsMode } from "./jobs/create-jobs.ts"
import type { Database } from "./platform/database/connect.ts"
import { createEvents } from "./platform/events/events.ts"
import { createFairQueue } from "./platform/fair-queue.ts"
import { openFileStore } from "./platform/files/open-file-store.ts"
import { createMessaging } from "./platform/messaging/messaging.ts"
import type { Logger } from "./platform/log.ts"
import type { Services } from "./platform/services.ts"

/** Half of the processors, as the database probably has those of this machine, and few of the connections. */
const heavyReadsAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))

interface Ingredients {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly clock: Services["clock"]
  readonly jobsMode: JobsMode
}

export interface CreatedServices {
  readonly services: Services
  readonly jobs: Jobs
}

/** Makes what use cases work with. Nothing runs yet: the jobs and the events are for the caller to start and stop. */
export function createServices({ config, database, log, clock, jobsMode }: Ingredients): CreatedServices {
  const events = createEvents(database, log)
  const jobs = createJobs(database, log, { mode: jobsMode })
  const messaging = createMessaging({
    config,
    database,
    log,
    jobs,
    readChannels: (db) => readChannels(db, config),
  })
  const notifications = createNotifications({ config, messaging, clock })
  const services: Services = {
    config,
    database,
    events,
    log,
    files: openFileStore(config),
    messaging,
    notifications,
    heavyReads: createFairQueue({
      atOnce: heavyReadsAtOnce,
      waiting: 64,
      eachWaiting: 8,
      retryAfterSeconds: 2,
    }),
    clock,
  }
  return { services, jobs }
}
