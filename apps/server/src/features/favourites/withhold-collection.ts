import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

interface Withheld {
  readonly accountId: string
  readonly name: string
}

/**
 * Staff withdraw the link of a collection for good: its owner keeps the collection in private. Throws
 * `notFound`, and `decidedAlready` for one that is not public.
 */
export async function withholdCollection(
  tx: Transaction<DB>,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<Withheld> {
  const collection = await tx
    .selectFrom("collection")
    .select(["account_id", "name", "share_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!collection) throw new AppError("notFound")
  if (collection.share_id === null) throw new AppError("decidedAlready")
  await tx.updateTable("collection").set({ share_id: null, held_at: at }).where("id", "=", id).execute()
  return { accountId: collection.account_id, name: collection.name }
}
