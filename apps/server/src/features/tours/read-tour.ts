import type { Language } from "@roomwright/contract/language"
import { ProjectSketch } from "@roomwright/contract/studio/projects"
import { TourSpot, type Tour, type TourStop, type WorkTour } from "@roomwright/contract/tours/tours"
import { PanoramaLink } from "@roomwright/contract/works/panoramas"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { levelsOfRow, pictureColumns, toPicture } from "../media/media.public.ts"
import { readSceneProducts } from "../studio/studio.public.ts"
import { readWorkCards } from "../works/works.public.ts"

const Place = z.nullable(z.object({ x: z.number(), y: z.number() }))

/** A tour for everybody. Throws `notFound` for one that is not ready. */
export async function readTour(db: Kysely<DB>, id: string, language: Language): Promise<Tour> {
  const row = await db
    .selectFrom("tour as t")
    .innerJoin("account as a", "a.id", "t.account_id")
    .select(["t.id", "t.name", "t.work_id", "t.sketch", "t.made_at", "a.id as owner_id", "a.nickname"])
    .where("t.id", "=", id)
    .where("t.state", "=", "ready")
    .where("a.blocked_at", "is", null)
    .where("a.erase_at", "is", null)
    .executeTakeFirst()
  const stops = row ? await readStops(db, id) : []
  if (!row?.made_at || stops.length === 0) throw new AppError("notFound")
  const ids = new Set(
    stops.flatMap(({ spots }) => spots.map(({ reference }) => reference.replace("product:", ""))),
  )
  const [products, [work]] = await Promise.all([
    readSceneProducts(db, [...ids], language),
    row.work_id === null ? [] : readWorkCards(db, [row.work_id], language),
  ])
  return {
    id,
    name: row.name,
    designer: { id: row.owner_id, name: row.nickname },
    work: work ? { id: work.id, name: work.name } : null,
    sketch: row.sketch === null ? null : z.parse(ProjectSketch, row.sketch),
    stops,
    // A tour has no day on which it was published with its products.
    products: products.map((product) => ({ ...product, atPublishing: null })),
    madeAt: row.made_at.toISOString(),
  }
}

async function readStops(db: Kysely<DB>, tourId: string): Promise<TourStop[]> {
  const rows = await db
    .selectFrom("tour_stop as s")
    .innerJoin("picture", "picture.id", "s.picture_id")
    .select(["s.id", "s.name", "s.room", "s.place", "s.yaw", "s.pitch", "s.links", "s.spots"])
    .select([...pictureColumns, "picture.tile_size", "picture.tile_columns"])
    .where("s.tour_id", "=", tourId)
    .orderBy("s.position")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    picture: toPicture(row),
    levels: levelsOfRow(row),
    name: row.name,
    room: row.room,
    place: z.parse(Place, row.place),
    yaw: row.yaw,
    pitch: row.pitch,
    links: z.parse(z.array(PanoramaLink), row.links),
    spots: z.parse(z.array(TourSpot), row.spots),
  }))
}

/** The tours of a published work, the latest first. Throws `notFound` for a work that is not shown. */
export async function listWorkTours(db: Kysely<DB>, workId: string, language: Language): Promise<WorkTour[]> {
  const [work] = await readWorkCards(db, [workId], language)
  if (!work) throw new AppError("notFound")
  const rows = await db
    .selectFrom("tour as t")
    .innerJoin("tour_stop as s", (join) => join.onRef("s.tour_id", "=", "t.id").on("s.position", "=", 0))
    .innerJoin("picture", "picture.id", "s.picture_id")
    .select(["t.id", "t.name", "s.yaw", ...pictureColumns])
    .select((eb) =>
      eb
        .selectFrom("tour_stop as every")
        .select(({ fn }) => fn.countAll<string>().as("stops"))
        .whereRef("every.tour_id", "=", "t.id")
        .as("stops"),
    )
    .where("t.work_id", "=", workId)
    .where("t.state", "=", "ready")
    .orderBy("t.created_at", "desc")
    .orderBy("t.id", "desc")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    stops: Number(row.stops),
    yaw: row.yaw,
    picture: toPicture(row),
  }))
}
