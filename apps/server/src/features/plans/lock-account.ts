import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Serialises everything that changes an account's plan or ledger until the transaction ends. */
export async function lockAccount(tx: Transaction<DB>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plans ${accountId}`}, 0))`.execute(tx)
}
