import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { dropLoginChallenges } from "./demand-second-factor.ts"
import { findAccount, type Identity } from "./identity.ts"
import { confirmPassword, forgetWrongPasswords, hashPassword } from "./passwords.ts"
import { endSessions } from "./sessions.ts"
import { checkCode, spendCode } from "./verification-codes.ts"
import { writeToOwner } from "./write-to-owner.ts"

/**
 * Sets another password; this session stays, the others end, and the owner hears of it. Throws `wrongPassword` also when
 * the old one was replaced meanwhile, `passwordLocked`, `commonPassword`.
 */
export async function changePassword(
  services: Services,
  session: Session,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const oldHash = await confirmPassword(services, session.accountId, oldPassword)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(services, (tx) =>
    setPassword(tx, services, session.accountId, passwordHash, { except: session.id, oldHash }),
  )
}

/**
 * Sets a new password with a code; every session ends. The same answer whether there is such an account or not. Throws
 * `wrongCode`, `codeSpent`, `commonPassword`.
 */
export async function resetPassword(
  services: Services,
  identity: Identity,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const codeId = await checkCode(services, { identity, purpose: "forget", accountId: null }, code)
  const account = await findAccount(services.database.db, identity)
  if (!account) throw new AppError("wrongCode")
  await inTransaction(services, async (tx) => {
    await spendCode(tx, codeId, services.clock.now())
    await setPassword(tx, services, account.id, passwordHash, {})
  })
  // Whoever proved the address again need not wait for the lock.
  await forgetWrongPasswords(services.database.db, account.id)
}

async function setPassword(
  tx: Transaction<DB>,
  services: Services,
  accountId: string,
  passwordHash: string,
  { except, oldHash }: { readonly except?: string; readonly oldHash?: string },
): Promise<void> {
  let update = tx
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .where("erased_at", "is", null)
  if (oldHash !== undefined) update = update.where("password_hash", "=", oldHash)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError(oldHash === undefined ? "wrongCode" : "wrongPassword")
  // In this order: a second step that is right at this moment is waited for, and its session ends with the others.
  await dropLoginChallenges(tx, accountId)
  await endSessions(tx, accountId, services.clock.now(), except === undefined ? {} : { except })
  await writeToOwner(tx, services, accountId, ({ nickname }) => ({
    name: "password-changed",
    values: { nickname },
  }))
}
