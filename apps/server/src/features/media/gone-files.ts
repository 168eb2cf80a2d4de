import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Records files whose rows this transaction deletes: a job deletes them afterwards. */
export async function recordGone(tx: Transaction<DB>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await tx
    .insertInto("gone_file")
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
