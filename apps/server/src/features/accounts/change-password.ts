import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { askerOf, findAsker, forgetBrowsers, rememberBrowser } from "./askers.ts"
import { dropLoginChallenges } from "./demand-second-factor.ts"
import { findAccount, type Identity } from "./identity.ts"
import { recordSignIn } from "./record-sign-in.ts"
import { confirmPassword, forgetWrongPasswords, hashPassword } from "./passwords.ts"
import { sessionOf } from "./session-of.ts"
import { endSessions } from "./sessions.ts"
import { countSignIn } from "./sign-in.ts"
import { checkCode, spendCode } from "./verification-codes.ts"
import { writeToOwner } from "./write-to-owner.ts"

/**
 * Changes the password; this session stays, the others end, and the owner is informed. Throws `wrongPassword`
 * also when the old one was replaced meanwhile, `passwordLocked`, `commonPassword`.
 */
export async function changePassword(
  services: Services,
  context: CallContext,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const session = sessionOf(context)
  const oldHash = await confirmPassword(services, session, oldPassword)
  const passwordHash = await hashPassword(newPassword, askerOf(session).key)
  await inTransaction(services, (tx) =>
    setPassword(tx, services, session.accountId, { passwordHash, oldHash, except: session.id, context }),
  )
}

/**
 * Sets a new password with a code; every session ends. The answer is the same whether the account exists or
 * not. Throws `wrongCode`, `codeSpent`, `commonPassword`.
 */
export async function resetPassword(
  services: Services,
  identity: Identity,
  { code, password }: { readonly code: string; readonly password: string },
  context: Pick<CallContext, "requestId" | "visitor">,
): Promise<void> {
  const { db } = services.database
  const { visitor, requestId } = context
  const found = await findAccount(db, identity)
  const note = { way: "new-password", requestId, account: found?.id ?? identity.key } as const
  await recordSignIn(services, note, async () => {
    const asker = await findAsker(db, found?.id, visitor)
    await countSignIn(services, asker, visitor)
    const passwordHash = await hashPassword(password, asker.key)
    const use = { identity, purpose: "forget", accountId: null, visitor } as const
    const codeId = await checkCode(services, use, code)
    if (!found) throw new AppError("wrongCode")
    await inTransaction(services, async (tx) => {
      await spendCode(tx, codeId, services.clock.now())
      await setPassword(tx, services, found.id, { passwordHash, context })
    })
    // Somebody who has just proved the address need not wait for the lock.
    await forgetWrongPasswords(db, asker, found.id)
  })
}

interface NewPassword {
  readonly passwordHash: string
  /** The hash that must not have changed. */
  readonly oldHash?: string
  /** The session that continues. */
  readonly except?: string
  readonly context: Pick<CallContext, "visitor">
}

async function setPassword(
  tx: Transaction<DB>,
  services: Services,
  accountId: string,
  { passwordHash, oldHash, except, context }: NewPassword,
): Promise<void> {
  let update = tx
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .where("erased_at", "is", null)
  if (oldHash !== undefined) update = update.where("password_hash", "=", oldHash)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError(oldHash === undefined ? "wrongCode" : "wrongPassword")
  // In this order: this waits for a second step in progress, whose session then ends with the others.
  await dropLoginChallenges(tx, accountId)
  const now = services.clock.now()
  await endSessions(tx, accountId, now, except === undefined ? {} : { except })
  await forgetBrowsers(tx, accountId)
  await rememberBrowser(tx, accountId, context.visitor, now)
  await writeToOwner(tx, services, accountId, ({ nickname }) => ({
    name: "password-changed",
    values: { nickname },
  }))
}
