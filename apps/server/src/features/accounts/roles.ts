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
  // Written only by `grantRole`.
  return ["ROLE_USER", ...rows.map(({ role }) => role as Role)]
}

/** Gives an account a role; it applies from the next request. False if it already had the role. */
export async function grantRole(
  tx: Transaction<DB>,
  accountId: string,
  role: Exclude<Role, "ROLE_USER">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("account_role")
    .values({ account_id: accountId, role })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a role from an account. False if it did not have it. */
export async function takeRole(
  tx: Transaction<DB>,
  accountId: string,
  role: Exclude<Role, "ROLE_USER">,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("account_role")
    .where("account_id", "=", accountId)
    .where("role", "=", role)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
