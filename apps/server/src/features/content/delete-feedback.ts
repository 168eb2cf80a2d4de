import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { deletePrivateFile } from "../media/media.public.ts"

/**
 * Deletes messages with their pictures and answers. The audit log keeps the staff actions, without the text.
 */
export async function deleteFeedback(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const pictures = await tx
    .deleteFrom("feedback_picture")
    .where("feedback_id", "in", ids)
    .returning("private_file_id")
    .execute()
  for (const { private_file_id } of pictures) await deletePrivateFile(tx, private_file_id)
  await tx.deleteFrom("feedback_reply").where("feedback_id", "in", ids).execute()
  await tx.deleteFrom("feedback").where("id", "in", ids).execute()
}
