import { sql } from "kysely"
import { inTransaction } from "../../platform/events/record-event.ts"
import { runInThread } from "../../platform/run-in-thread.ts"
import type { Services } from "../../platform/services.ts"
import { copyPicture, deletePicture } from "../media/media.public.ts"
import { readSceneFiles } from "../renders/renders.public.ts"
import { findPanoramas, type PanoramaSource } from "./find-panoramas.ts"
import { insertStops } from "./insert-stops.ts"
import type { LaidTour, TourOrder } from "./lay-out-tour.ts"
import { tellWorks } from "./own-tours.ts"

/** Who began one so long ago has died with it; a tour takes less. */
const leaseMs = 900_000
const triesMax = 3
const limits = { mostMs: 300_000, heapMb: 1_536 } as const

interface BegunTour {
  readonly id: string
  readonly accountId: string
  readonly tries: number
  readonly renders: readonly string[]
}

/** Makes tours, one after the other, until none waits. One that fails stops none behind it. */
export async function makeWaitingTours(services: Services, signal: AbortSignal): Promise<void> {
  for (let tour = await beginNext(services); tour && !signal.aborted; tour = await beginNext(services)) {
    try {
      await makeTour(services, tour)
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : "unknown"
      services.log.warn({ tour: tour.id, reason }, "a tour cannot be made")
      // Whatever went wrong may go well another time: it is begun anew when its time is over.
      if (tour.tries >= triesMax || error instanceof PanoramaGone) await giveUp(services, tour.id)
    }
  }
}

class PanoramaGone extends Error {}

async function beginNext({ database, clock }: Services): Promise<BegunTour | null> {
  const now = clock.now()
  const dead = new Date(now.getTime() - leaseMs)
  const { rows } = await sql<BegunTour>`
    update tour set begun_at = ${now}, tries = tries + 1
    where id = (
      select id from tour where state = 'making' and (begun_at is null or begun_at < ${dead})
      order by created_at limit 1 for update skip locked)
    returning id, account_id as "accountId", tries, renders`.execute(database.db)
  return rows[0] ?? null
}

async function makeTour(services: Services, { id, accountId, renders }: BegunTour): Promise<void> {
  const panoramas = await findPanoramas(services.database.db, { accountId, ids: renders })
  const newest = panoramas.reduce<PanoramaSource | null>(
    (best, one) => (best && best.version >= one.version ? best : one),
    null,
  )
  if (!newest || panoramas.length !== renders.length) throw new PanoramaGone("a panorama is gone")
  const order: TourOrder = {
    document: newest.document,
    eyes: panoramas.map(({ eye }) => eye),
    files: await readSceneFiles(services, accountId, newest.document),
  }
  const laid = await runInThread<LaidTour>(new URL("./lay-out-thread.ts", import.meta.url), order, limits)
  const pictures: string[] = []
  try {
    for (const { pictureId } of panoramas) pictures.push(await copyPicture(services, pictureId))
    await keep(services, { id, laid, pictures })
  } catch (error) {
    await inTransaction(services, async (tx) => {
      for (const picture of pictures) await deletePicture(tx, picture)
    })
    throw error
  }
}

interface MadeTour {
  readonly id: string
  readonly laid: LaidTour
  readonly pictures: readonly string[]
}

async function keep(services: Services, { id, laid, pictures }: MadeTour): Promise<void> {
  await inTransaction(services, async (tx) => {
    const tour = await tx
      .updateTable("tour")
      .set({ state: "ready", made_at: services.clock.now(), sketch: JSON.stringify(laid.sketch) })
      .where("id", "=", id)
      .where("state", "=", "making")
      .returning(["account_id", "work_id"])
      .executeTakeFirst()
    // It was deleted meanwhile, or made by somebody else.
    if (!tour) throw new PanoramaGone("the tour is gone")
    await tellWorks(tx, tour.account_id, [tour.work_id])
    await insertStops(tx, { tourId: id, stops: laid.stops, pictures })
  })
}

const giveUp = (services: Services, id: string): Promise<unknown> =>
  services.database.db
    .updateTable("tour")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "making")
    .execute()
