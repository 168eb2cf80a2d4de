import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"

/** Any number that no other advisory lock uses. */
const lockNumber = 7_201_302

/**
 * Throws `wouldLockOut` if nobody else could administer the platform without this account. Call it in the
 * transaction that removes its role, blocks or erases it: of two at the same moment, the second sees the
 * first's change.
 */
export async function requireAdministrator(tx: Transaction<DB>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
  const able = await tx
    .selectFrom("account_role as r")
    .innerJoin("account as a", "a.id", "r.account_id")
    .select("a.id")
    .where("r.role", "=", "ROLE_ADMIN")
    .where("a.blocked_at", "is", null)
    .where("a.erase_at", "is", null)
    .where("a.erased_at", "is", null)
    .execute()
  const isOne = able.some(({ id }) => id === accountId)
  if (isOne && able.length === 1) throw new AppError("wouldLockOut")
}
