import { showText, type Language, type LocalText } from "@roomwright/contract/language"
import type { WorkCard } from "@roomwright/contract/works/calls"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumns, toPicture, type PictureRow } from "../media/media.public.ts"

/** Published works with the data of a card; callers add filter, order and page. */
export const selectWorkCards = (db: Kysely<DB>) =>
  db
    .selectFrom("work")
    .innerJoin("account", "account.id", "work.designer_id")
    .innerJoin("designer_profile", "designer_profile.account_id", "work.designer_id")
    .innerJoin("picture", "picture.id", "work.main_picture_id")
    .select([
      "work.id",
      "work.name",
      "work.designer_id",
      "account.nickname",
      "designer_profile.city",
      "work.area_m2",
      "work.price",
      "work.template",
      ...pictureColumns,
    ])
    .where("work.shelved", "=", true)

export interface WorkCardRow extends PictureRow {
  readonly id: string
  readonly name: LocalText
  readonly designer_id: string
  readonly nickname: string
  readonly city: LocalText
  readonly area_m2: number
  readonly price: number
  readonly template: boolean
}

export const toWorkCard = (row: WorkCardRow, language: Language): WorkCard => ({
  id: row.id,
  name: showText(row.name, language),
  designer: { id: row.designer_id, nickname: row.nickname, city: showText(row.city, language) },
  picture: toPicture(row),
  areaM2: row.area_m2,
  price: row.price,
  template: row.template,
})

/** Cards of these works in the order of the ids; unpublished ones are left out. */
export async function readWorkCards(
  db: Kysely<DB>,
  ids: readonly string[],
  language: Language,
): Promise<WorkCard[]> {
  if (ids.length === 0) return []
  const rows = await selectWorkCards(db).where("work.id", "in", ids).execute()
  const cards = new Map(rows.map((row) => [row.id, toWorkCard(row, language)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
