import type { SecondFactors } from "@roomwright/contract/accounts/second-factors"
import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { countRecoveryCodes } from "./recovery-codes.ts"

/** An account's second factors, oldest first. */
export async function readSecondFactors(db: Kysely<DB>, accountId: string): Promise<SecondFactors> {
  const app = await db
    .selectFrom("second_factor_app")
    .select("confirmed_at")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom("passkey")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute()
  return {
    app: app ? { addedAt: app.confirmed_at.toISOString() } : null,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      addedAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
  }
}
