import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { AccountHandlers } from "../accounts/accounts.public.ts"
import { shelveWork } from "./save-work.ts"
import { rewordWorksOf } from "./reindex-works.ts"
import { indexDesigner } from "./work-words.ts"

/** Updates the search words of designers and their works to their current names and texts. */
export const followDesigner: Partial<AccountHandlers> = {
  async profileChanged(tx, accountId) {
    if (!(await isDesigner(tx, accountId))) return
    await indexDesigner(tx, accountId)
    await rewordWorksOf(tx, accountId)
  },
}

async function isDesigner(tx: Transaction<DB>, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("designer_profile")
    .select("account_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** A person's works: exported with their texts, and unpublished for good when the person is erased. */
export const workData: PersonalData = {
  name: "works",
  async export(db, accountId) {
    const works = await db
      .selectFrom("work")
      .select([
        "id",
        "name",
        "style_description",
        "style",
        "home_type",
        "space",
        "scene",
        "room_type",
        "area_m2",
        "template",
        "price",
        "shelved",
        "view_count",
        "url_3d",
        "held_at",
        "held_reason",
        "look_asked_at",
        "deleted_at",
        "changed_at",
        "created_at",
        "published_at",
      ])
      .where("designer_id", "=", accountId)
      .orderBy("created_at")
      .execute()
    const rooms = await db
      .selectFrom("work_panorama as p")
      .innerJoin("work", "work.id", "p.work_id")
      .select(["p.work_id", "p.picture_id", "p.room", "p.yaw", "p.pitch"])
      .where("work.designer_id", "=", accountId)
      .orderBy("p.position")
      .execute()
    return works.map((work) => ({
      ...work,
      /** Panoramas; their pictures are among the uploads. */
      rooms: rooms.filter(({ work_id }) => work_id === work.id).map(({ work_id: _work, ...room }) => room),
    }))
  },
  async erase(tx, accountId) {
    const works = await tx
      .selectFrom("work")
      .select("id")
      .where("designer_id", "=", accountId)
      .where("deleted_at", "is", null)
      .execute()
    for (const { id } of works) await shelveWork(tx, id, false)
    await tx.updateTable("work").set({ words: "" }).where("designer_id", "=", accountId).execute()
    await tx.deleteFrom("designer_words").where("designer_id", "=", accountId).execute()
  },
}
