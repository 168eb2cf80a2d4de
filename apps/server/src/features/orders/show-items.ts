import type { OrderItem } from "@roomwright/contract/orders"
import { showText, type Language } from "@roomwright/contract/language"
import type { Picture } from "@roomwright/contract/picture"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture } from "../media/media.public.ts"
import type { StoredItem } from "./stored-item.ts"

interface Kept {
  readonly subjectId: string
  readonly item: StoredItem
}

/** What was ordered, in the reader's language, in the order given. Pictures that are hidden or deleted are left out. */
export async function showItems(
  db: Kysely<DB>,
  kept: readonly Kept[],
  language: Language,
): Promise<OrderItem[]> {
  const pictures = await readShownPictures(
    db,
    kept.flatMap(({ item }) => item.pictureId ?? []),
  )
  return kept.map(({ subjectId, item: { name, sku, size, colour, pictureId } }) => ({
    subjectId,
    name: showText(name, language),
    picture: pictureId === null ? null : (pictures.get(pictureId) ?? null),
    sku,
    size: size === null ? null : showText(size, language),
    colour: colour === null ? null : { name: showText(colour.name, language), hex: colour.hex },
  }))
}

/** The pictures that the public sees, by id. */
export async function readShownPictures(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("picture")
    .select(pictureColumns)
    .where("picture.id", "in", ids)
    .where("picture.hidden", "=", false)
    .execute()
  return new Map(rows.map((row) => [row.pictureId, toPicture(row)]))
}
