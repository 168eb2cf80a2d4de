import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Shows or hides pictures together with what they belong to; hidden ones are refused at once. */
export async function showPictures(
  db: Kysely<DB> | Transaction<DB>,
  pictureIds: readonly string[],
  shown: boolean,
): Promise<void> {
  if (pictureIds.length === 0) return
  await db.updateTable("picture").set({ hidden: !shown }).where("id", "in", pictureIds).execute()
}
