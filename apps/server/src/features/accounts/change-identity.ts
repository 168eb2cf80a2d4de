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
 * Changes the account's email address or mobile number, verified by a code, and informs the previous one.
 * Throws `wrongPassword`, `passwordLocked`, `wrongCode`, `codeSpent`, `emailTaken`, `mobileTaken`.
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

/** Where to inform the owner: the previous address, else the other one. */
function oldAddress(
  { email, mobile }: { readonly email: string | null; readonly mobile: string | null },
  emailChanges: boolean,
): Recipient | null {
  const byEmail = email === null ? null : { email }
  const bySms = mobile === null ? null : { mobile }
  return emailChanges ? (byEmail ?? bySms) : (bySms ?? byEmail)
}
