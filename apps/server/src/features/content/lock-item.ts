import { ContentPart } from "@roomwright/contract/content/admin"
import type { Transaction } from "kysely"
import * as z from "zod/mini"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** One thing, held until the transaction ends. Throws `notFound` for what is not there or deleted. */
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

/** The same for who has seen its versions up to `base`. Throws `contentChanged` when somebody has saved since. */
export async function lockSeenItem(tx: Transaction<DB>, id: string, base: number) {
  const item = await lockItem(tx, id)
  if (item.revision !== base) throw new AppError("contentChanged")
  return item
}
