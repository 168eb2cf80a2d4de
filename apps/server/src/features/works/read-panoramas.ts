import type { OwnPanorama, Panorama, PanoramaLink } from "@roomwright/contract/works/panoramas"
import type { Language } from "@roomwright/contract/language"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import {
  levelsOfRow,
  pictureColumns,
  signHiddenPanorama,
  toOwnPicture,
  toPicture,
} from "../media/media.public.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"

async function readRows(db: Kysely<DB>, workId: string) {
  const [rows, links] = await Promise.all([
    db
      .selectFrom("work_panorama as p")
      .innerJoin("picture", "picture.id", "p.picture_id")
      .select([...pictureColumns, "picture.hidden", "picture.tile_size", "picture.tile_columns"])
      .select(["p.room", "p.yaw", "p.pitch"])
      .where("p.work_id", "=", workId)
      .orderBy("p.position")
      .execute(),
    db
      .selectFrom("work_panorama_link")
      .select(["from_id", "to_id", "yaw", "pitch"])
      .where("work_id", "=", workId)
      .orderBy("position")
      .execute(),
  ])
  const linksOf = (id: string): PanoramaLink[] =>
    links.filter(({ from_id }) => from_id === id).map(({ to_id: to, yaw, pitch }) => ({ to, yaw, pitch }))
  return rows.map((row) => ({ row, links: linksOf(row.pictureId) }))
}

/** The public panoramas of a work, in their order. */
export async function readPanoramas(
  db: Kysely<DB>,
  filterRegistry: FilterRegistry,
  workId: string,
  language: Language,
): Promise<Panorama[]> {
  const [rooms, label] = await Promise.all([readRows(db, workId), filterRegistry.labeller(language)])
  return rooms.map(({ row, links }) => ({
    picture: toPicture(row),
    levels: levelsOfRow(row),
    room: label("space", row.room),
    yaw: row.yaw,
    pitch: row.pitch,
    links,
  }))
}

/** The same for those who may see hidden ones. */
export async function readOwnPanoramas(services: Services, workId: string): Promise<OwnPanorama[]> {
  const rooms = await readRows(services.database.db, workId)
  return rooms.map(({ row, links }) => ({
    picture: toOwnPicture(services, row),
    room: row.room,
    yaw: row.yaw,
    pitch: row.pitch,
    links,
  }))
}

/**
 * An address for 60 seconds of this designer's panorama: an unused upload, by its id, or the picture of one
 * of the designer's works. Throws `notFound`.
 */
export async function signOwnPanorama(
  services: Services,
  { id, designerId }: { readonly id: string; readonly designerId: string },
): Promise<{ address: string }> {
  const { db } = services.database
  const waiting = await db
    .selectFrom("upload")
    .select("picture_id")
    .where("id", "=", id)
    .where("account_id", "=", designerId)
    .where("purpose", "=", "panorama")
    .where("claimed_at", "is", null)
    .executeTakeFirst()
  const used = await db
    .selectFrom("work_panorama as p")
    .innerJoin("work", "work.id", "p.work_id")
    .select("p.picture_id")
    .where("p.picture_id", "=", id)
    .where("work.designer_id", "=", designerId)
    .where("work.deleted_at", "is", null)
    .executeTakeFirst()
  const pictureId = waiting?.picture_id ?? used?.picture_id
  if (!pictureId) throw new AppError("notFound")
  return { address: signHiddenPanorama(services, pictureId) }
}
