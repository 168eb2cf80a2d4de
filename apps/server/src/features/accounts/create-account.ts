import type { Language } from "@roomwright/contract/language"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { makeUsername, withNumber } from "./make-username.ts"

export interface NewUser {
  /** Replaces the one made from the nickname. */
  readonly username?: string
  readonly nickname: string
  readonly email: string | null
  readonly mobile: string | null
  readonly passwordHash: string
  readonly language: Language
  readonly termsVersion: string | null
  readonly now: Date
}

/**
 * Creates an account; of two for one email address or mobile number at the same moment one wins. Throws
 * `emailTaken`, `mobileTaken`.
 */
export async function createAccount(
  tx: Transaction<DB>,
  user: NewUser,
): Promise<{ id: string; username: string }> {
  await refuseTaken(tx, user)
  const plain = user.username ?? makeUsername(user.nickname)
  for (const username of [plain, withNumber(plain), withNumber(plain), withNumber(plain)]) {
    const id = newId()
    const inserted = await tx
      .insertInto("account")
      .values({
        id,
        username,
        nickname: user.nickname,
        email: user.email,
        mobile: user.mobile,
        password_hash: user.passwordHash,
        language: user.language,
        terms_version: user.termsVersion,
        terms_accepted_at: user.termsVersion === null ? null : user.now,
        created_at: user.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()
    if (inserted) return { id, username }
    // The handle conflicted, or another registration was faster.
    await refuseTaken(tx, user)
  }
  throw new Error("No free username was found.")
}

/** Throws `emailTaken` or `mobileTaken` for an identity of another account. */
export async function refuseTaken(
  tx: Transaction<DB>,
  { email, mobile }: { readonly email?: string | null; readonly mobile?: string | null },
): Promise<void> {
  if (email) {
    const taken = await tx
      .selectFrom("account")
      .select("id")
      .where(sql<string>`lower(email)`, "=", email.toLowerCase())
      .executeTakeFirst()
    if (taken) throw new AppError("emailTaken")
  }
  if (mobile) {
    const taken = await tx.selectFrom("account").select("id").where("mobile", "=", mobile).executeTakeFirst()
    if (taken) throw new AppError("mobileTaken")
  }
}
