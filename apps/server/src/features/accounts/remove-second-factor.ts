import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { confirmPassword } from "./passwords.ts"
import { finishFactorChange } from "./finish-factor-change.ts"
import { forgetRecoveryCodes, issueRecoveryCodes } from "./recovery-codes.ts"
import { hasSecondFactor } from "./demand-second-factor.ts"
import { lockFactors } from "./stored-factors.ts"

/** Turns off the app's codes. Throws wrongPassword or passwordLocked, notFound if there is no app. */
export async function removeApp(
  services: Services,
  session: Session,
  password: string,
  requestId: string,
): Promise<void> {
  await removeFactor(services, session, password, requestId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("second_factor_app")
      .where("account_id", "=", session.accountId)
      .executeTakeFirst()
    return numDeletedRows
  })
}

/** Removes a passkey. Throws wrongPassword or passwordLocked, notFound if it is not the account's. */
export async function forgetPasskey(
  services: Services,
  session: Session,
  { id, password }: { readonly id: string; readonly password: string },
  requestId: string,
): Promise<void> {
  await removeFactor(services, session, password, requestId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("passkey")
      .where("id", "=", id)
      .where("account_id", "=", session.accountId)
      .executeTakeFirst()
    return numDeletedRows
  })
}

/** Removing the last factor removes the recovery codes, which only replace factors. */
async function removeFactor(
  services: Services,
  session: Session,
  password: string,
  requestId: string,
  remove: (tx: Transaction<DB>) => Promise<bigint>,
): Promise<void> {
  const { accountId } = session
  await confirmPassword(services, session, password)
  await services.database.db.transaction().execute(async (tx) => {
    await lockFactors(tx, accountId)
    if ((await remove(tx)) === 0n) throw new AppError("notFound")
    if (!(await hasSecondFactor(tx, accountId))) await forgetRecoveryCodes(tx, accountId)
    await finishFactorChange(tx, services, accountId, { isFirst: false, requestId })
  })
}

/** Replaces all recovery codes. Throws wrongPassword or passwordLocked, secondFactorMissing. */
export async function renewCodes(
  services: Services,
  session: Session,
  password: string,
  requestId: string,
): Promise<string[]> {
  const { accountId } = session
  await confirmPassword(services, session, password)
  return services.database.db.transaction().execute(async (tx) => {
    await lockFactors(tx, accountId)
    if (!(await hasSecondFactor(tx, accountId))) throw new AppError("secondFactorMissing")
    await finishFactorChange(tx, services, accountId, { isFirst: false, requestId })
    return issueRecoveryCodes(tx, accountId)
  })
}
