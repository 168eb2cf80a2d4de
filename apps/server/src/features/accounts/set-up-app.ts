import type { CallData } from "@roomwright/contract/endpoint"
import type { confirmAppFactor, startAppFactor } from "@roomwright/contract/accounts/second-factors"
import { renderSVG } from "uqr"
import { AppError } from "../../platform/app-error.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { describeAppSecret, findStep, newAppSecret } from "./app-codes.ts"
import { confirmPassword } from "./passwords.ts"
import { openSecret, sealSecret } from "./factor-secret.ts"
import { beginSetup, endSetup, spendSetupTry, takeSetup } from "./factor-setup.ts"
import { finishFactorChange } from "./finish-factor-change.ts"
import { hasSecondFactor } from "./demand-second-factor.ts"
import { lockFactors } from "./stored-factors.ts"

/**
 * Creates a secret for an app and shows it once. An existing app keeps working until a code confirms the new
 * one. Throws wrongPassword or passwordLocked.
 */
export async function startApp(
  services: Services,
  session: Session,
  password: string,
): Promise<CallData<typeof startAppFactor>> {
  await confirmPassword(services, session, password)
  const secret = newAppSecret()
  return services.database.db.transaction().execute(async (tx) => {
    const { username } = await lockFactors(tx, session.accountId)
    const sealed = sealSecret(services.config, session.accountId, secret)
    await beginSetup(tx, services, session, { kind: "app", secret: sealed })
    const described = describeAppSecret(secret, username)
    // A margin of four modules, as the standard requires.
    return { ...described, qr: renderSVG(described.address, { ecc: "M", border: 4, pixelSize: 4 }) }
  })
}

/**
 * Turns the app on with one of its codes. Returns recovery codes if it is the account's first factor. Throws
 * wrongCode, or challengeExpired if the setup was not started here, is too old, or was tried too often.
 */
export async function confirmApp(
  services: Services,
  session: Session,
  code: string,
  requestId: string,
): Promise<CallData<typeof confirmAppFactor>> {
  const { accountId } = session
  const now = services.clock.now()
  const recoveryCodes = await services.database.db.transaction().execute(async (tx) => {
    await lockFactors(tx, accountId)
    const setup = await takeSetup(tx, services, session, "app")
    const secret = setup?.secret ? openSecret(services.config, accountId, setup.secret) : null
    if (!setup?.secret || !secret) return new AppError("challengeExpired")
    const step = findStep(secret, code.replaceAll(/\s/g, ""), now)
    if (step === null) {
      await spendSetupTry(tx, accountId, "app")
      return new AppError("wrongCode")
    }
    const isFirst = !(await hasSecondFactor(tx, accountId))
    const row = { secret: setup.secret, last_used_step: step, confirmed_at: now }
    await tx
      .insertInto("second_factor_app")
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
      .execute()
    await endSetup(tx, accountId, "app")
    return finishFactorChange(tx, services, accountId, { isFirst, requestId })
  })
  if (recoveryCodes instanceof AppError) throw recoveryCodes
  return { recoveryCodes }
}
