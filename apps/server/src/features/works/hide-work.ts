import { inTransaction, type Writing } from "../../platform/events/record-event.ts"
import { shelveWork } from "./save-work.ts"

/** Unpublishes a work: nobody can find it, and its pictures are refused. */
export const hideWork = (services: Writing, workId: string): Promise<void> =>
  inTransaction(services, (tx) => shelveWork(tx, workId, false))

/** Publishes it again, with the day of its first publication. */
export const unhideWork = (services: Writing, workId: string): Promise<void> =>
  inTransaction(services, (tx) => shelveWork(tx, workId, true))
