import type { OwnPicture } from "@roomwright/contract/media/picture"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, toOwnPicture, toPicture } from "../media/media.public.ts"
import type { PictureOf } from "./render-markdown.ts"

/** Public pictures of an item, by id. */
export async function readShownPictures(
  db: Kysely<DB>,
  itemId: string,
  ids: readonly string[],
): Promise<PictureOf> {
  if (ids.length === 0) return () => undefined
  const rows = await db
    .selectFrom("content_picture as c")
    .innerJoin("picture", "picture.id", "c.picture_id")
    .select(pictureColumns)
    .where("c.item_id", "=", itemId)
    .where("picture.hidden", "=", false)
    .where("c.picture_id", "in", [...ids])
    .execute()
  const found = new Map(rows.map((row) => [row.pictureId, { ...toPicture(row), address: null }]))
  return (id) => found.get(id)
}

/** Pictures for an editor: those of the item, hidden ones too, and the editor's own uploads. */
export async function readEditedPictures(
  services: Pick<Services, "database" | "config" | "clock">,
  { itemId, editorId, ids }: { itemId: string | null; editorId: string; ids: readonly string[] },
): Promise<PictureOf> {
  if (ids.length === 0) return () => undefined
  const rows = await services.database.db
    .selectFrom("picture")
    .leftJoin("content_picture as c", "c.picture_id", "picture.id")
    .leftJoin("upload as u", "u.picture_id", "picture.id")
    .select([...pictureColumns, "picture.hidden"])
    .where("picture.id", "in", [...ids])
    .where((eb) =>
      eb.or([
        ...(itemId === null ? [] : [eb("c.item_id", "=", itemId)]),
        eb.and([eb("u.account_id", "=", editorId), eb("u.purpose", "=", "article")]),
      ]),
    )
    .execute()
  const found = new Map<string, OwnPicture>(rows.map((row) => [row.pictureId, toOwnPicture(services, row)]))
  return (id) => found.get(id)
}
