import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { CallData, ParsedInput } from "@roomwright/contract/endpoint"
import type { addPasskey, startPasskey } from "@roomwright/contract/accounts/second-factors"
import { AppError } from "../../platform/app-error.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { confirmPassword } from "./passwords.ts"
import { beginSetup, endSetup, takeSetup } from "./factor-setup.ts"
import { finishFactorChange } from "./finish-factor-change.ts"
import { offerRegistration, readRegistration } from "./passkey-ceremonies.ts"
import { hasSecondFactor } from "./demand-second-factor.ts"
import { listPasskeys, lockFactors } from "./stored-factors.ts"

/** Options for the browser to create a passkey. Throws wrongPassword, passwordLocked, tooManyPasskeys. */
export async function startPasskeySetup(
  services: Services,
  session: Session,
  password: string,
): Promise<CallData<typeof startPasskey>> {
  await confirmPassword(services, session, password)
  return services.database.db.transaction().execute(async (tx) => {
    const account = await lockFactors(tx, session.accountId)
    const known = await listPasskeys(tx, session.accountId)
    if (known.length >= accountLimits.passkeysMax) throw new AppError("tooManyPasskeys")
    const { challenge, options } = await offerRegistration(services.config, account, known)
    await beginSetup(tx, services, session, { kind: "passkey", challenge })
    return options
  })
}

/**
 * Stores the passkey that the browser created. Returns recovery codes if it is the account's first factor.
 * Throws challengeExpired, passkeyRefused (also for a known passkey), tooManyPasskeys.
 */
export async function savePasskey(
  services: Services,
  session: Session,
  { name, passkey: answer }: ParsedInput<typeof addPasskey>["body"],
  requestId: string,
): Promise<CallData<typeof addPasskey>> {
  const { accountId } = session
  const result = await services.database.db.transaction().execute(async (tx) => {
    await lockFactors(tx, accountId)
    const setup = await takeSetup(tx, services, session, "passkey")
    if (!setup?.challenge) return new AppError("challengeExpired")
    // A challenge can be answered once, rightly or not.
    await endSetup(tx, accountId, "passkey")
    const made = await readRegistration(services.config, setup.challenge, answer)
    if (!made) return new AppError("passkeyRefused")
    const known = await listPasskeys(tx, accountId)
    if (known.length >= accountLimits.passkeysMax) return new AppError("tooManyPasskeys")
    const isFirst = !(await hasSecondFactor(tx, accountId))
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("passkey")
      .values({
        id: newId(services.clock.now().getTime()),
        account_id: accountId,
        credential_id: made.credentialId,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: [...made.transports],
        name,
        created_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return new AppError("passkeyRefused")
    return finishFactorChange(tx, services, accountId, { isFirst, requestId })
  })
  if (result instanceof AppError) throw result
  return { recoveryCodes: result }
}
