import { accountLimits } from "@roomwright/contract/account-fields"
import type { ParsedInput } from "@roomwright/contract/endpoint"
import type { loginWithSecondFactor } from "@roomwright/contract/second-factors"
import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import { clearUse, countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { findStep } from "./app-codes.ts"
import { findAsker, rememberBrowser, type Visitor } from "./askers.ts"
import { hashChallenge } from "./demand-second-factor.ts"
import { openSecret } from "./factor-secret.ts"
import { noteSignIn } from "./note-sign-in.ts"
import { readAuthentication } from "./passkey-ceremonies.ts"
import { spendRecoveryCode } from "./recovery-codes.ts"
import { startSession } from "./sessions.ts"
import { listPasskeys } from "./stored-factors.ts"

type Given = ParsedInput<typeof loginWithSecondFactor>["body"]

/**
 * Over all challenges of an account: who knows the password may not guess codes for ever. Browsers that the account knows
 * count for themselves: its owner is not locked out by who stole the password. Passkeys are not guessed.
 */
const wrongCodes: Limit = {
  name: "second-factor",
  most: accountLimits.passwordTries,
  windowMs: accountLimits.passwordLockMs,
  locks: true,
}

interface Challenge {
  readonly id: string
  readonly accountId: string
  readonly passkeyChallenge: string
}

/**
 * Finishes a sign-in and gives its token. Throws `wrongCode` or `passkeyRefused`; `challengeExpired` when the challenge
 * is unknown, old, used or tried too often; `tooManyRequests`, `accountBlocked`.
 */
export async function passSecondFactor(
  services: Services,
  given: Given,
  { visitor, requestId }: CallContext,
): Promise<string> {
  const accountId = await findAccountOf(services, given.challenge)
  const note = { way: "second-factor", requestId, account: accountId ?? "" } as const
  return noteSignIn(services, note, async () => {
    if (accountId === null) throw new AppError("challengeExpired")
    return answerChallenge(services, accountId, given, visitor)
  })
}

async function answerChallenge(
  services: Services,
  accountId: string,
  given: Given,
  visitor: Visitor,
): Promise<string> {
  const { db } = services.database
  const { clock } = services
  const asker = await findAsker(db, accountId, visitor)
  const counted = asker.isKnown ? `${asker.key} ${accountId}` : accountId
  if (given.code !== undefined) await countUse({ db, clock }, wrongCodes, counted)
  const token = await db.transaction().execute(async (tx) => {
    const challenge = await takeChallenge(tx, services, given.challenge)
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
  await clearUse(db, wrongCodes, counted)
  return token
}

async function findAccountOf({ database: { db } }: Services, challenge: string): Promise<string | null> {
  const row = await db
    .selectFrom("login_challenge")
    .select("account_id")
    .where("hash", "=", hashChallenge(challenge))
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Nobody else can answer it before the transaction ends: of two right answers at once one finds it gone. */
async function takeChallenge(
  tx: Transaction<DB>,
  { clock }: Services,
  challenge: string,
): Promise<Challenge | undefined> {
  return tx
    .selectFrom("login_challenge")
    .select(["id", "account_id as accountId", "passkey_challenge as passkeyChallenge"])
    .where("hash", "=", hashChallenge(challenge))
    .where("tries_left", ">", 0)
    .where("expires_at", ">", clock.now())
    .forUpdate()
    .executeTakeFirst()
}

async function spendTry(tx: Transaction<DB>, id: string): Promise<void> {
  await tx
    .updateTable("login_challenge")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("id", "=", id)
    .execute()
}

async function isPassed(
  tx: Transaction<DB>,
  services: Services,
  challenge: Challenge,
  { code, passkey }: Given,
): Promise<boolean> {
  if (passkey !== undefined) return usePasskey(tx, services, challenge, passkey)
  const typed = (code ?? "").replaceAll(/\s/g, "")
  const { accountId } = challenge
  return /^\d{6}$/.test(typed)
    ? useAppCode(tx, services, accountId, typed)
    : spendRecoveryCode(tx, accountId, typed, services.clock.now())
}

/** A code counts once, and none counts that is older than the last one: nobody signs in with what they overlooked. */
async function useAppCode(
  tx: Transaction<DB>,
  { config, clock }: Services,
  accountId: string,
  code: string,
): Promise<boolean> {
  const app = await tx
    .selectFrom("second_factor_app")
    .select("secret")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  const secret = app ? openSecret(config, accountId, app.secret) : null
  const step = secret ? findStep(secret, code, clock.now()) : null
  if (step === null) return false
  const { numUpdatedRows } = await tx
    .updateTable("second_factor_app")
    .set({ last_used_step: step })
    .where("account_id", "=", accountId)
    .where("last_used_step", "<", step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The answer must be signed by a passkey of this account, over this challenge, with a count that went up. */
async function usePasskey(
  tx: Transaction<DB>,
  { config, clock }: Services,
  { accountId, passkeyChallenge }: Challenge,
  answer: { readonly id: string },
): Promise<boolean> {
  const known = await listPasskeys(tx, accountId)
  const passkey = known.find(({ credentialId }) => credentialId === answer.id)
  if (!passkey) return false
  const counter = await readAuthentication(config, passkeyChallenge, passkey, answer)
  if (counter === null) return false
  const { numUpdatedRows } = await tx
    .updateTable("passkey")
    .set({ counter, last_used_at: clock.now() })
    .where("id", "=", passkey.id)
    // As it was read: two answers of one passkey at once do not both count up from the same.
    .where("counter", "=", passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
