import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Somebody's credit (VND), locked for the rest of the transaction: two bills use it one after the other. */
export async function lockCredit(tx: Transaction<DB>, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom("money_balance")
    .select("balance")
    .where("kind", "=", "credit")
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirst()
  return row?.balance ?? 0
}
