import { showText, type Language } from "@roomwright/contract/language"
import { tourStates, type OwnTour } from "@roomwright/contract/tours/tours"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { deletePicture, foundPicture, pictureColumns, toPicture } from "../media/media.public.ts"

interface Asked {
  readonly accountId: string
  readonly id?: string
  readonly project?: string | undefined
}

/** The tours of an account, the latest first. */
export async function listTours(
  db: Kysely<DB>,
  { accountId, id, project }: Asked,
  language: Language,
): Promise<OwnTour[]> {
  const rows = await db
    .selectFrom("tour as t")
    .leftJoin("work as w", "w.id", "t.work_id")
    .leftJoin("tour_stop as s", (join) => join.onRef("s.tour_id", "=", "t.id").on("s.position", "=", 0))
    .leftJoin("picture", "picture.id", "s.picture_id")
    .select(["t.id", "t.name", "t.state", "t.project_id", "t.renders", "t.created_at"])
    .select(["w.id as work_id", "w.name as work_name"])
    .select(pictureColumns)
    .select((eb) =>
      eb
        .selectFrom("tour_stop as every")
        .select(({ fn }) => fn.countAll<string>().as("stops"))
        .whereRef("every.tour_id", "=", "t.id")
        .as("stops"),
    )
    .where("t.account_id", "=", accountId)
    .$if(id !== undefined, (query) => query.where("t.id", "=", id ?? ""))
    .$if(project !== undefined, (query) => query.where("t.project_id", "=", project ?? ""))
    .orderBy("t.created_at", "desc")
    .orderBy("t.id", "desc")
    .execute()
  return rows.map((row) => {
    const picture = foundPicture(row)
    return {
      id: row.id,
      name: row.name,
      state: z.parse(z.enum(tourStates), row.state),
      projectId: row.project_id,
      work:
        row.work_id && row.work_name ? { id: row.work_id, name: showText(row.work_name, language) } : null,
      stops: row.state === "ready" ? Number(row.stops) : row.renders.length,
      picture: picture && toPicture(picture),
      createdAt: row.created_at.toISOString(),
    }
  })
}

/** One tour of an account. Throws `notFound`. */
export async function readOwnTour(
  db: Kysely<DB>,
  own: { readonly accountId: string; readonly id: string },
  language: Language,
): Promise<OwnTour> {
  const [tour] = await listTours(db, own, language)
  if (!tour) throw new AppError("notFound")
  return tour
}

interface Showing {
  readonly accountId: string
  readonly id: string
  readonly work: string | null
}

/** Shows a tour on the page of a work of the same designer, or on none. Throws `notFound`. */
export const setTourWork = (services: Services, { accountId, id, work }: Showing): Promise<void> =>
  inTransaction(services, async (tx) => {
    if (work !== null) {
      const own = await tx
        .selectFrom("work")
        .select("id")
        .where("id", "=", work)
        .where("designer_id", "=", accountId)
        .executeTakeFirst()
      if (!own) throw new AppError("notFound")
    }
    const tour = await lockTour(tx, { accountId, id })
    await tx.updateTable("tour").set({ work_id: work }).where("id", "=", id).execute()
    await tellWorks(tx, accountId, [tour.work_id, work])
  })

/** Throws `notFound`. */
async function lockTour(tx: Transaction<DB>, own: { readonly accountId: string; readonly id: string }) {
  const tour = await tx
    .selectFrom("tour")
    .select(["id", "work_id"])
    .where("id", "=", own.id)
    .where("account_id", "=", own.accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!tour) throw new AppError("notFound")
  return tour
}

/** Pages of works show their tours. */
export async function tellWorks(
  tx: Transaction<DB>,
  designerId: string,
  works: readonly (string | null)[],
): Promise<void> {
  for (const workId of new Set(works))
    if (workId !== null) await recordEvent(tx, { type: "work-changed", workId, designerId })
}

/** Deletes a tour with its copies of pictures. Throws `notFound`. */
export const deleteTour = (
  services: Services,
  own: { readonly accountId: string; readonly id: string },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const tour = await lockTour(tx, own)
    await dropTours(tx, [tour.id])
    await tellWorks(tx, own.accountId, [tour.work_id])
  })

/** Deletes tours with their copies of pictures. */
export async function dropTours(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const stops = await tx.deleteFrom("tour_stop").where("tour_id", "in", ids).returning("picture_id").execute()
  await tx.deleteFrom("tour").where("id", "in", ids).execute()
  for (const { picture_id } of stops) await deletePicture(tx, picture_id)
}
