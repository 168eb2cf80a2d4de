import type { Transaction } from "kysely"
import { prepare } from "../database/prepared.ts"
import type { DB } from "../database/row-types.ts"
import { atEnd, runTransaction, type TransactionOptions } from "../database/run-transaction.ts"
import type { Services } from "../services.ts"
import type { Event } from "./event.ts"

const insertEvents = prepare(
  "insert into event (data) select data from unnest($1::jsonb[]) with ordinality as t (data, at) order by at",
)

const eventsAtEnd = atEnd<Event>(2, (events) => [
  insertEvents.with([events.map((event) => JSON.stringify(event))]),
])

/**
 * Notes what happened in the transaction that does it: written at its end, so that the events of one row are in the
 * order of its changes. Every process hears of it once the transaction is committed.
 */
export const recordEvent = (tx: Transaction<DB>, event: Event): Promise<void> => recordEvents(tx, [event])

/** The same for many things at once. */
export async function recordEvents(tx: Transaction<DB>, events: readonly Event[]): Promise<void> {
  if (events.length > 0) await eventsAtEnd.add(tx, events)
}

/** What a use case needs to change something that others have to hear of. */
export type Writing = Pick<Services, "database" | "events">

/**
 * Runs a change in one transaction and wakes who waits for its events. When this returns, this process has taken
 * them in: whoever is answered now finds the change on the next page. The change may run more than once, and its locks
 * have an order: see `runTransaction`.
 */
export async function inTransaction<Result>(
  { database, events }: Writing,
  change: (tx: Transaction<DB>) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  const result = await runTransaction(database, change, options)
  await events.wake()
  return result
}
