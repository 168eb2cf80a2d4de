import { availableParallelism } from "node:os"
import type { Config } from "./config.ts"
import { createMails } from "./features/notifications/write-mails.ts"
import { readChannels } from "./features/settings/settings.public.ts"
import type { Database } from "./platform/database/connect.ts"
import { createEvents } from "./platform/events/events.ts"
import { createFairQueue } from "./platform/fair-queue.ts"
import { openFileStore } from "./platform/files/open-file-store.ts"
import { createPost } from "./platform/letters/post.ts"
import type { Logger } from "./platform/log.ts"
import { createQueue, type Queue } from "./platform/queue/queue.ts"
import type { Services } from "./platform/services.ts"

/** Half of the processors, as the database probably has those of this machine, and few of the connections. */
const heavyReadsAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))

interface Ingredients {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly clock: Services["clock"]
}

export interface CreatedServices {
  readonly services: Services
  readonly queue: Queue
}

/** Makes what use cases work with. Nothing runs yet: the queue and the events are for the caller to start and stop. */
export function createServices({ config, database, log, clock }: Ingredients): CreatedServices {
  const events = createEvents(database, log)
  const queue = createQueue(database, log)
  const post = createPost({
    config,
    database,
    log,
    queue,
    readChannels: (db) => readChannels(db, config),
  })
  const mails = createMails({ config, post, clock })
  const services: Services = {
    config,
    database,
    events,
    log,
    files: openFileStore(config),
    post,
    mails,
    heavyReads: createFairQueue({
      atOnce: heavyReadsAtOnce,
      waiting: 64,
      eachWaiting: 8,
      retryAfterSeconds: 2,
    }),
    clock,
  }
  return { services, queue }
}
