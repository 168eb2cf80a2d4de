import { ContentPart } from "@roomwright/contract/content/admin"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** Locks an item until the transaction ends. Throws `notFound` for a missing or deleted one. */
export async function lockItem(tx: Transaction<DB>, id: string) {
  const row = await tx
    .selectFrom("content_item")
    .select(["id", "part", "revision", "live_revision", "due_revision"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError("notFound")
  return { ...row, part: z.parse(ContentPart, row.part) }
}

/**
 * The same for a caller who has seen its versions up to `base`. Throws `contentChanged` if somebody has saved
 * since.
 */
export async function lockSeenItem(tx: Transaction<DB>, id: string, base: number) {
  const item = await lockItem(tx, id)
  if (item.revision !== base) throw new AppError("contentChanged")
  return item
}
