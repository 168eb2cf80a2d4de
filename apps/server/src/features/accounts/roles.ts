import type { Role } from "@roomwright/contract/endpoint"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Every account is a user; the other roles are rows. */
export async function readRoles(db: Kysely<DB> | Transaction<DB>, accountId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom("account_role")
    .select("role")
    .where("account_id", "=", accountId)
    .orderBy("granted_at")
    .execute()
  // Written by `grantRole` alone.
  return ["ROLE_USER", ...rows.map(({ role }) => role as Role)]
}

/** Gives an account a role; it counts from the next request. Giving it twice changes nothing. */
export async function grantRole(
  tx: Transaction<DB>,
  accountId: string,
  role: Exclude<Role, "ROLE_USER">,
): Promise<void> {
  await tx
    .insertInto("account_role")
    .values({ account_id: accountId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
