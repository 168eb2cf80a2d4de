import { inTransaction } from "../../platform/events/record-event.ts"
import { AppError } from "../../platform/app-error.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { findAsker, rememberBrowser, type Asker, type Visitor } from "./askers.ts"
import { demandSecondFactor } from "./demand-second-factor.ts"
import { findAccount, readIdentity, type Identity } from "./identity.ts"
import { recordSignIn } from "./record-sign-in.ts"
import { holdPassword, isRightPassword } from "./passwords.ts"
import { startSession } from "./sessions.ts"
import { checkCode, spendCode } from "./verification-codes.ts"

const perNetwork: Limit = { name: "sign-in-address", most: 200, windowMs: 900_000 }

type Calling = Pick<CallContext, "requestId" | "visitor">
type Tx = Parameters<typeof startSession>[0]

/**
 * Signs in with a password. Unknown accounts and wrong passwords get the same answer after the same work, so
 * accounts cannot be probed. Throws `wrongCredentials`, `passwordLocked`, `secondFactorRequired`,
 * `accountBlocked`.
 */
export async function signInWithPassword(
  services: Services,
  { mobileOrEmail, password }: { readonly mobileOrEmail: string; readonly password: string },
  { visitor, requestId }: Calling,
): Promise<string> {
  const { db } = services.database
  const identity = readIdentity(mobileOrEmail)
  const found = identity && (await findAccount(db, identity))
  const account = found?.id ?? identity?.key ?? mobileOrEmail.slice(0, 300)
  return recordSignIn(services, { way: "password", requestId, account }, async () => {
    const asker = await findAsker(db, found?.id, visitor)
    await countSignIn(services, asker, visitor)
    const hash = found?.password_hash ?? null
    if (!(await isRightPassword(services, { asker, account, hash, password })) || !found)
      throw new AppError("wrongCredentials")
    const hold = (tx: Tx) => holdPassword(tx, found)
    await demandSecondFactor(services, found.id, hold)
    return inTransaction(services, async (tx) => {
      await hold(tx)
      return start(tx, services, found.id, visitor)
    })
  })
}

/** Signs in with a code. Throws `wrongCode`, `codeSpent`, `secondFactorRequired`, `accountBlocked`. */
export async function signInWithCode(
  services: Services,
  identity: Identity,
  code: string,
  { visitor, requestId }: Calling,
): Promise<string> {
  const { db } = services.database
  const found = await findAccount(db, identity)
  const note = { way: `${identity.kind}-code`, requestId, account: found?.id ?? identity.key } as const
  return recordSignIn(services, note, async () => {
    await countSignIn(services, await findAsker(db, found?.id, visitor), visitor)
    const codeId = await checkCode(services, { identity, purpose: "login", accountId: null, visitor }, code)
    // No code was sent then, so this one is wrong like any other.
    if (!found) throw new AppError("wrongCode")
    await inTransaction(services, (tx) => spendCode(tx, codeId, services.clock.now()))
    await demandSecondFactor(services, found.id)
    return inTransaction(services, (tx) => start(tx, services, found.id, visitor))
  })
}

async function start(tx: Tx, services: Services, accountId: string, visitor: Visitor): Promise<string> {
  const { userAgent } = visitor
  const token = await startSession(tx, services, accountId, { userAgent, secondFactorPassed: false })
  await rememberBrowser(tx, accountId, visitor, services.clock.now())
  return token
}

/**
 * Counts for the network, unless the account knows the browser: then its neighbours cannot use up its limit.
 */
export async function countSignIn(
  { config, database: { db }, clock }: Services,
  { isKnown }: Asker,
  { address }: Visitor,
): Promise<void> {
  if (config.rateLimits && !isKnown) await countUse({ db, clock }, perNetwork, address)
}
