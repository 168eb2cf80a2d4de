import { inTransaction, type Writing } from "../../platform/events/record-event.ts"
import { shelveWork } from "./save-work.ts"

/** Takes a work off the shelf: it is found nowhere any more, and its pictures are refused. */
export const hideWork = (services: Writing, workId: string): Promise<void> =>
  inTransaction(services, (tx) => shelveWork(tx, workId, false))

/** Puts it back, with the day it was first published. */
export const unhideWork = (services: Writing, workId: string): Promise<void> =>
  inTransaction(services, (tx) => shelveWork(tx, workId, true))
