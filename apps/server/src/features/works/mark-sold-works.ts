import { sql, type Kysely, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { Sweep } from "../../platform/sweep.ts"
import { markPictures } from "../media/media.public.ts"
import { pictureIdsOf } from "./work-panoramas.ts"

/**
 * Has the pictures of a work carry its designer's name while it is for sale, and nothing while it is not. Returns whether
 * that changed anything.
 */
export async function markWork(tx: Transaction<DB>, workId: string): Promise<boolean> {
  const work = await tx
    .selectFrom("work")
    .innerJoin("account", "account.id", "work.designer_id")
    .select(["work.price", "account.nickname"])
    .where("work.id", "=", workId)
    .executeTakeFirst()
  if (!work) return false
  return markPictures(tx, await pictureIdsOf(tx, workId), work.price > 0 ? work.nickname : null)
}

/** Does so for works whose pictures are not as they should be: from before, or after their designer took another name. */
export const markSoldWorks = (services: Services, sweep: Sweep): Promise<number> =>
  sweep.all(
    (without) => findUnmarked(services.database.db, without),
    (id) =>
      inTransaction(services, async (tx) => {
        const work = await tx
          .selectFrom("work")
          .select("designer_id")
          .where("id", "=", id)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()
        if (!work || !(await markWork(tx, id))) return false
        await recordEvent(tx, { type: "work-changed", workId: id, designerId: work.designer_id })
        return true
      }),
  )

async function findUnmarked(db: Kysely<DB>, without: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select work.id from work join account on account.id = work.designer_id
    where work.deleted_at is null and work.id <> all(${without}::uuid[]) and exists (
      select from picture
      where picture.id in (
        select picture_id from work_picture where work_id = work.id
        union all select picture_id from work_panorama where work_id = work.id)
      and picture.mark is distinct from case when work.price > 0 then account.nickname end)
    order by work.id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}
