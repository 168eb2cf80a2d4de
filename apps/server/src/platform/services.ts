import type { Config } from "../config.ts"
import type { Database } from "./database/connect.ts"
import type { Events } from "./events/events.ts"
import type { RunInFairTurn } from "./fair-queue.ts"
import type { FileStore } from "./files/file-store.ts"
import type { Messaging } from "./messaging/message.ts"
import type { Logger } from "./log.ts"
import type { Notifications } from "./notifications/notification.ts"

/** The services of use cases. Features take the ones they need. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly events: Events
  readonly files: FileStore
  readonly log: Logger
  readonly messaging: Messaging
  readonly notifications: Notifications
  /** For expensive database reads that anybody may request: few run at once. */
  readonly heavyReads: RunInFairTurn
  readonly clock: { now(): Date }
}
