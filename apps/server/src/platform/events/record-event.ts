import type { Transaction } from "kysely"
import type { DB } from "../database/row-types.ts"
import type { Services } from "../services.ts"
import type { Event } from "./event.ts"

/**
 * Notes what happened in the transaction that does it, after the change itself: then the events of one row are in
 * the order of its changes. Every process hears of it once the transaction is committed.
 */
export async function recordEvent(tx: Transaction<DB>, event: Event): Promise<void> {
  await tx
    .insertInto("event")
    .values({ data: JSON.stringify(event) })
    .execute()
}

/** The same for many things at once. */
export async function recordEvents(tx: Transaction<DB>, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto("event")
    .values(events.map((event) => ({ data: JSON.stringify(event) })))
    .execute()
}

/** What a use case needs to change something that others have to hear of. */
export type Writing = Pick<Services, "database" | "events">

/**
 * Runs a change in one transaction and wakes who waits for its events. When this returns, this process has taken
 * them in: whoever is answered now finds the change on the next page.
 */
export async function inTransaction<Result>(
  { database, events }: Writing,
  change: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const result = await database.db.transaction().execute(change)
  await events.wake()
  return result
}
