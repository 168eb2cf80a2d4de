import { inTransaction } from "../../platform/events/record-event.ts"
import { AppError } from "../../platform/app-error.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { demandSecondFactor } from "./demand-second-factor.ts"
import { findAccount, readIdentity, type Identity } from "./identity.ts"
import { holdPassword, isRightPassword } from "./passwords.ts"
import { startSession } from "./sessions.ts"
import { checkCode, spendCode } from "./verification-codes.ts"

const perAddress: Limit = { name: "sign-in-address", most: 200, windowMs: 900_000 }

type Visitor = CallContext["visitor"]
type Tx = Parameters<typeof startSession>[0]

/**
 * Signs in with a password. The same answer and the same work for "no such account" and "wrong password", so that
 * accounts cannot be probed. Throws `wrongCredentials`, `passwordLocked`, `secondFactorRequired`, `accountBlocked`.
 */
export async function signInWithPassword(
  services: Services,
  { mobileOrEmail, password }: { readonly mobileOrEmail: string; readonly password: string },
  visitor: Visitor,
): Promise<string> {
  await countSignIn(services, visitor)
  const identity = readIdentity(mobileOrEmail)
  const account = identity && (await findAccount(services.database.db, identity))
  const key = account?.id ?? identity?.key ?? mobileOrEmail.slice(0, 300)
  const hash = account?.password_hash ?? null
  if (!(await isRightPassword(services, { key, hash, password })) || !account) {
    services.log.info({ way: "password" }, "sign-in refused")
    throw new AppError("wrongCredentials")
  }
  const hold = (tx: Tx) => holdPassword(tx, account)
  await demandSecondFactor(services, account.id, hold)
  return inTransaction(services, async (tx) => {
    await hold(tx)
    return start(tx, services, account.id, visitor)
  })
}

/** Signs in with a code. Throws `wrongCode`, `codeSpent`, `secondFactorRequired`, `accountBlocked`. */
export async function signInWithCode(
  services: Services,
  identity: Identity,
  code: string,
  visitor: Visitor,
): Promise<string> {
  await countSignIn(services, visitor)
  const codeId = await checkCode(services, { identity, purpose: "login", accountId: null }, code)
  const account = await findAccount(services.database.db, identity)
  // The code was never sent then, and is as wrong as any other.
  if (!account) throw new AppError("wrongCode")
  await inTransaction(services, (tx) => spendCode(tx, codeId, services.clock.now()))
  await demandSecondFactor(services, account.id)
  return inTransaction(services, (tx) => start(tx, services, account.id, visitor))
}

async function start(tx: Tx, services: Services, accountId: string, { userAgent }: Visitor): Promise<string> {
  const token = await startSession(tx, services, accountId, { userAgent, secondFactorPassed: false })
  services.log.info({ accountId }, "signed in")
  return token
}

async function countSignIn({ config, database: { db }, clock }: Services, visitor: Visitor): Promise<void> {
  if (config.rateLimits) await countUse({ db, clock }, perAddress, visitor.address)
}
