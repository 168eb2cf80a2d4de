import type { ApplicationRole } from "@roomwright/contract/applications/types"
import { staffRoles } from "@roomwright/contract/endpoint"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { readRoles } from "../accounts/accounts.public.ts"

/**
 * Refuses an account that may not apply for a role. Throws `staffCannotApply`, `roleHeld`, `applicationOpen`.
 */
export async function checkMayApply(
  tx: Transaction<DB>,
  accountId: string,
  role: ApplicationRole,
): Promise<void> {
  const roles = await readRoles(tx, accountId)
  if (roles.some((one) => staffRoles.includes(one))) throw new AppError("staffCannotApply")
  if (roles.includes(role === "designer" ? "ROLE_DESIGNER" : "ROLE_MERCHANT")) throw new AppError("roleHeld")
  const open = await tx
    .selectFrom("application")
    .select("id")
    .where("account_id", "=", accountId)
    .where("role", "=", role)
    .where("state", "in", ["SUBMITTED", "REJECTED"])
    .executeTakeFirst()
  if (open) throw new AppError("applicationOpen")
}
