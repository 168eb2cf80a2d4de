import type { Profile } from "@roomwright/contract/accounts/calls"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Recipient } from "../../platform/messaging/message.ts"
import type { Services } from "../../platform/services.ts"
import { refuseTaken } from "./create-account.ts"
import type { Identity } from "./identity.ts"
import { confirmPassword } from "./passwords.ts"
import { readProfile } from "./profile.ts"
import { sessionOf } from "./session-of.ts"
import { checkCode, spendCode } from "./verification-codes.ts"
import { writeToOwner } from "./write-to-owner.ts"

/**
 * Gives the account another email address or mobile number, proved by a code, and tells the one before. Throws
 * `wrongPassword`, `passwordLocked`, `wrongCode`, `codeSpent`, `emailTaken`, `mobileTaken`.
 */
export async function changeIdentity(
  services: Services,
  context: CallContext,
  identity: Identity,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<Profile> {
  const session = sessionOf(context)
  const { accountId } = session
  await confirmPassword(services, session, password)
  const { visitor } = context
  const codeId = await checkCode(services, { identity, purpose: "bind", accountId, visitor }, code)
  await inTransaction(services, async (tx) => {
    await spendCode(tx, codeId, services.clock.now())
    const before = await tx
      .selectFrom("account")
      .select(["email", "mobile"])
      .where("id", "=", accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isEmail = identity.kind === "email"
    const isSame = isEmail ? before.email?.toLowerCase() === identity.key : before.mobile === identity.key
    if (!isSame) await refuseTaken(tx, isEmail ? { email: identity.key } : { mobile: identity.key })
    await tx
      .updateTable("account")
      .set(isEmail ? { email: identity.address } : { mobile: identity.key })
      .where("id", "=", accountId)
      .execute()
    if (isSame) return
    const told = oldAddress(before, isEmail)
    if (!told) return
    await writeToOwner(
      tx,
      services,
      accountId,
      ({ nickname }) =>
        isEmail
          ? { name: "email-changed", values: { nickname, email: identity.address } }
          : { name: "mobile-changed", values: { nickname, mobile: identity.address } },
      told,
    )
  })
  return readProfile(services, accountId)
}

/** Where the owner is told: the address that it was, else the other one. */
function oldAddress(
  { email, mobile }: { readonly email: string | null; readonly mobile: string | null },
  emailChanges: boolean,
): Recipient | null {
  const byEmail = email === null ? null : { email }
  const bySms = mobile === null ? null : { mobile }
  return emailChanges ? (byEmail ?? bySms) : (bySms ?? byEmail)
}
