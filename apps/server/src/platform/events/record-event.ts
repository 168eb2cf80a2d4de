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
 * Records an event in the transaction that makes the change; it is written at its end, so the events of one
 * row are in the order of its changes. Every process reads it after the commit.
 */
export const recordEvent = (tx: Transaction<DB>, event: Event): Promise<void> => recordEvents(tx, [event])

/** The same for several events. */
export async function recordEvents(tx: Transaction<DB>, events: readonly Event[]): Promise<void> {
  if (events.length > 0) await eventsAtEnd.add(tx, events)
}

/** What a use case needs for a change that records events. */
export type Writing = Pick<Services, "database" | "events">

/**
 * Runs a change in one transaction and wakes the readers of its events. When this returns, this process has
 * read them, so the next answer already shows the change. The change may run more than once, and its locks
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
