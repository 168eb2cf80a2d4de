import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { wordsOf } from "./content-texts.ts"
import { readFirstContent } from "./first-content.ts"

/**
 * Inserts the initial articles and answers into a site that has none: from then on editors decide, whatever a
 * later release brings. `fillFirstPictures` adds their pictures. Safe in two processes at once.
 */
export async function fillContent(db: Kysely<DB>): Promise<void> {
  if (await db.selectFrom("content_item").select("id").limit(1).executeTakeFirst()) return
  const all = await readFirstContent()
  const now = Date.now()
  await db.transaction().execute(async (tx) => {
    for (const { id, part, topic, place, texts } of all) {
      // The first of the list is the newest.
      const at = new Date(now - place * 60_000)
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("content_item")
        .values({
          id,
          part,
          revision: 1,
          live_revision: 1,
          live_at: at,
          published_at: at,
          created_at: at,
          words: sql<string>`array_to_tsvector(${wordsOf(texts)}::text[])`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) continue
      await tx
        .insertInto("content_version")
        .values({
          item_id: id,
          revision: 1,
          topic,
          place,
          texts: JSON.stringify(texts),
          cover_id: null,
          saved_by: null,
          saved_at: at,
        })
        .execute()
    }
  })
}
