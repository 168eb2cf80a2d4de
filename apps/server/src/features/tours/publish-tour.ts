import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { insertStops } from "./insert-stops.ts"
import type { LaidTour } from "./lay-out-tour.ts"

interface Publication {
  readonly accountId: string
  readonly workId: string
  readonly name: string
  readonly at: Date
  readonly laid: LaidTour
  /** Of each stop. */
  readonly pictures: readonly string[]
}

/** Gives a work a tour that is laid out already, without a call. */
export async function publishTour(
  tx: Transaction<DB>,
  { accountId, workId, name, at, laid, pictures }: Publication,
): Promise<void> {
  const id = newId()
  await tx
    .insertInto("tour")
    .values({
      id,
      account_id: accountId,
      // Nobody asks for it twice: its key is its own.
      key: newId(),
      work_id: workId,
      name,
      state: "ready",
      renders: [],
      sketch: JSON.stringify(laid.sketch),
      created_at: at,
      made_at: at,
    })
    .execute()
  await insertStops(tx, { tourId: id, stops: laid.stops, pictures })
}
