import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Whether an account is blocked, locked so that this holds until the transaction ends. */
export async function isBlocked(tx: Transaction<DB>, accountId: string): Promise<boolean> {
  const account = await tx
    .selectFrom("account")
    .select("blocked_at")
    .where("id", "=", accountId)
    .forShare()
    .executeTakeFirst()
  return account !== undefined && account.blocked_at !== null
}
