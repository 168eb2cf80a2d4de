import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { LaidStop } from "./lay-out-tour.ts"

interface Stops {
  readonly tourId: string
  readonly stops: readonly LaidStop[]
  /** Of each stop. */
  readonly pictures: readonly string[]
}

/** Gives a tour its stops with their pictures. */
export async function insertStops(tx: Transaction<DB>, { tourId, stops, pictures }: Stops): Promise<void> {
  const ids = stops.map(() => newId())
  for (const [position, { name, room, place, yaw, pitch, links, spots }] of stops.entries()) {
    const [id, picture] = [ids[position], pictures[position]]
    if (id === undefined || picture === undefined) throw new Error("A stop of a tour has no picture.")
    await tx
      .insertInto("tour_stop")
      .values({
        id,
        tour_id: tourId,
        position,
        picture_id: picture,
        name,
        room,
        place: place && JSON.stringify(place),
        yaw,
        pitch,
        links: JSON.stringify(links.map((link) => ({ ...link, to: ids[link.to] }))),
        spots: JSON.stringify(spots),
      })
      .execute()
  }
}
