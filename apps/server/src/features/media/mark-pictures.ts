import { randomBytes } from "node:crypto"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordGone } from "./gone-files.ts"
import { markedFiles, plainHashOf } from "./picture-files.ts"

/**
 * Has the public files of pictures carry this name, because they are for sale; null takes the mark off again. Their
 * addresses change with it and the old ones end at once. Returns whether any changed.
 */
export async function markPictures(
  tx: Transaction<DB>,
  pictureIds: readonly string[],
  mark: string | null,
): Promise<boolean> {
  if (pictureIds.length === 0) return false
  const rows = await tx
    .selectFrom("picture")
    .selectAll()
    .where("id", "in", pictureIds)
    .where("mark", "is distinct from", mark)
    .orderBy("id")
    .forUpdate()
    .execute()
  for (const row of rows) {
    const plainHash = plainHashOf(row)
    await tx
      .updateTable("picture")
      .set({
        mark,
        plain_hash: mark === null ? null : plainHash,
        // Never used before: a file of an earlier mark may still be about to be deleted.
        hash: mark === null ? plainHash : randomBytes(8).toString("hex"),
        mark_made: false,
      })
      .where("id", "=", row.id)
      .execute()
    await recordGone(tx, markedFiles(row))
  }
  return rows.length > 0
}
