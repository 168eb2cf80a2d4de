import { createHash, randomBytes } from "node:crypto"
import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Crockford's 32 characters: none looks like another, and mistakes such as O for 0 can be corrected. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
const codeLength = 16
const groupLength = 4

/** Replaces an account's codes and returns the new ones, which are shown once: only hashes are stored. */
export async function issueRecoveryCodes(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: accountLimits.recoveryCodes }, newRecoveryCode)
  await forgetRecoveryCodes(tx, accountId)
  await tx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, hash: hashRecoveryCode(accountId, code) })))
    .execute()
  return codes
}

export async function forgetRecoveryCodes(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute()
}

/** Uses a code up. False if it is not one of the account's or was used: of two at once, one succeeds. */
export async function spendRecoveryCode(
  tx: Transaction<DB>,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("hash", "=", hashRecoveryCode(accountId, code))
    .where("used_at", "is", null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Kysely<DB>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow()
  return left
}

/** 80 bits of the system's random source, in groups: `7k2m-…`. */
function newRecoveryCode(): string {
  // 256 is a multiple of 32, so the remainder is uniform.
  const signs = Array.from(randomBytes(codeLength), (byte) => alphabet.charAt(byte % alphabet.length)).join(
    "",
  )
  return signs.replaceAll(new RegExp(`.{${groupLength}}(?=.)`, "g"), "$&-")
}

function hashRecoveryCode(accountId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1")
  return createHash("sha256").update(`${accountId}:${plain}`).digest()
}
