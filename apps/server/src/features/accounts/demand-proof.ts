import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { ParsedInput } from "@roomwright/contract/endpoint"
import type { proveIdentity as call } from "@roomwright/contract/accounts/second-factors"
import { AppError } from "../../platform/app-error.ts"
import type { DemandProof, Session } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { countCode, forgetCodes, isPassed, spendTry, takeChallenge } from "./answer-challenge.ts"
import { askerOf } from "./askers.ts"
import { hasSecondFactor, makeDemand, storeChallenge } from "./demand-second-factor.ts"
import { hashForLog } from "./record-sign-in.ts"
import { confirmPassword } from "./passwords.ts"

/**
 * Asks a signed-in person to prove their identity again: an open laptop or a stolen token must not redirect
 * money. By the second factor, or without one (staff in production have one) by the password.
 */
export const createProofDemand =
  (services: Services): DemandProof =>
  async ({ id: sessionId, accountId, provedAt }) => {
    const { clock, database } = services
    const ageMs = provedAt === null ? Infinity : clock.now().getTime() - provedAt.getTime()
    if (ageMs < accountLimits.proofLivesMs) return
    const proof = await database.db.transaction().execute(async (tx) => {
      const demand = await makeDemand(tx, services, accountId, sessionId)
      if (demand) return demand
      const { challenge } = await storeChallenge(tx, clock.now(), { accountId, sessionId })
      return { challenge, kinds: ["password" as const] }
    })
    throw new AppError("proofRequired", { proof })
  }

type Given = ParsedInput<typeof call>["body"]

/**
 * Accepts the proof, which is valid for a while in this session. Throws `wrongCode`, `passkeyRefused`,
 * `wrongPassword`, `passwordLocked`, `challengeExpired`, `tooManyRequests`.
 */
export async function takeProof(
  services: Services,
  session: Session,
  given: Given,
  requestId: string,
): Promise<void> {
  const line = { reqId: requestId, account: hashForLog(services, session.accountId) }
  try {
    await checkProof(services, session, given)
    services.log.info(line, "proved to be still there")
  } catch (error) {
    if (error instanceof AppError) services.log.warn({ ...line, reason: error.appErrorName }, "proof refused")
    throw error
  }
}

async function checkProof(services: Services, session: Session, given: Given): Promise<void> {
  const { db } = services.database
  const { clock } = services
  const { id: sessionId, accountId } = session
  const asker = askerOf(session)
  if (given.code !== undefined) await countCode({ db, clock }, asker, accountId)
  if (given.password !== undefined) await confirmPassword(services, session, given.password)
  const refusal = await db.transaction().execute(async (tx) => {
    const challenge = await takeChallenge(tx, services, { challenge: given.challenge, sessionId })
    if (!challenge) return new AppError("challengeExpired")
    // Somebody set up a second factor meanwhile: it is required now.
    const isEnough =
      given.password === undefined
        ? await isPassed(tx, services, challenge, given)
        : !(await hasSecondFactor(tx, accountId))
    if (!isEnough) {
      await spendTry(tx, challenge.id)
      if (given.password !== undefined) return new AppError("challengeExpired")
      return new AppError(given.code === undefined ? "passkeyRefused" : "wrongCode")
    }
    await tx.deleteFrom("login_challenge").where("id", "=", challenge.id).execute()
    await tx.updateTable("session").set({ proved_at: clock.now() }).where("id", "=", sessionId).execute()
    return null
  })
  if (refusal) throw refusal
  await forgetCodes(db, asker, accountId)
}
