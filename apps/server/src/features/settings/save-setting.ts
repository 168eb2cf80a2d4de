import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Replaces a setting. */
export async function saveSetting(tx: Transaction<DB>, key: string, given: unknown): Promise<void> {
  const value = JSON.stringify(given)
  await tx
    .insertInto("setting")
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ fn }) => ({ value, updated_at: fn<Date>("now") })),
    )
    .execute()
}

/** Deletes a setting. */
export async function deleteSetting(tx: Transaction<DB>, key: string): Promise<void> {
  await tx.deleteFrom("setting").where("key", "=", key).execute()
}
