import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { StoredPasskey } from "./passkey-ceremonies.ts"

/**
 * Serialises changes of one account's factors: two added at once cannot both be its first, nor two passkeys
 * both become its last.
 */
export async function lockFactors(
  tx: Transaction<DB>,
  accountId: string,
): Promise<{ id: string; username: string; nickname: string }> {
  return tx
    .selectFrom("account")
    .select(["id", "username", "nickname"])
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function listPasskeys(
  db: Kysely<DB>,
  accountId: string,
): Promise<(StoredPasskey & { id: string })[]> {
  const rows = await db
    .selectFrom("passkey")
    .select(["id", "credential_id", "public_key", "counter", "transports"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(row.public_key),
    counter: row.counter,
    transports: row.transports,
  }))
}
