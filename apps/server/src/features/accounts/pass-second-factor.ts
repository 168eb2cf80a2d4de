import type { ParsedInput } from "@roomwright/contract/endpoint"
import type { loginWithSecondFactor } from "@roomwright/contract/accounts/second-factors"
import { AppError } from "../../platform/app-error.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { findAsker, rememberBrowser, type Visitor } from "./askers.ts"
import { countCode, forgetCodes, isPassed, spendTry, takeChallenge } from "./answer-challenge.ts"
import { hashChallenge } from "./demand-second-factor.ts"
import { recordSignIn } from "./record-sign-in.ts"
import { startSession } from "./sessions.ts"

type Given = ParsedInput<typeof loginWithSecondFactor>["body"]

/**
 * Finishes a sign-in and returns its token. Throws `wrongCode` or `passkeyRefused`; `challengeExpired` if the
 * challenge is unknown, old, used or tried too often; `tooManyRequests`, `accountBlocked`.
 */
export async function passSecondFactor(
  services: Services,
  given: Given,
  { visitor, requestId }: CallContext,
): Promise<string> {
  const accountId = await findAccountOf(services, given.challenge)
  const note = { way: "second-factor", requestId, account: accountId ?? "" } as const
  return recordSignIn(services, note, async () => {
    if (accountId === null) throw new AppError("challengeExpired")
    return finishSignIn(services, accountId, given, visitor)
  })
}

async function finishSignIn(
  services: Services,
  accountId: string,
  given: Given,
  visitor: Visitor,
): Promise<string> {
  const { db } = services.database
  const { clock } = services
  const asker = await findAsker(db, accountId, visitor)
  if (given.code !== undefined) await countCode({ db, clock }, asker, accountId)
  const token = await db.transaction().execute(async (tx) => {
    const challenge = await takeChallenge(tx, services, { challenge: given.challenge, sessionId: null })
    if (!challenge) return new AppError("challengeExpired")
    if (!(await isPassed(tx, services, challenge, given))) {
      await spendTry(tx, challenge.id)
      return new AppError(given.code === undefined ? "passkeyRefused" : "wrongCode")
    }
    await tx.deleteFrom("login_challenge").where("id", "=", challenge.id).execute()
    await rememberBrowser(tx, accountId, visitor, clock.now())
    const { userAgent } = visitor
    return startSession(tx, services, accountId, { userAgent, secondFactorPassed: true })
  })
  if (token instanceof AppError) throw token
  await forgetCodes(db, asker, accountId)
  return token
}

async function findAccountOf({ database: { db } }: Services, challenge: string): Promise<string | null> {
  const row = await db
    .selectFrom("login_challenge")
    .select("account_id")
    .where("hash", "=", hashChallenge(challenge))
    .where("session_id", "is", null)
    .executeTakeFirst()
  return row?.account_id ?? null
}
