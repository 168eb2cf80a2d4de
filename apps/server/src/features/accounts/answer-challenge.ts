import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { clearUse, countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { findStep } from "./app-codes.ts"
import type { Asker } from "./askers.ts"
import { hashChallenge } from "./demand-second-factor.ts"
import { openSecret } from "./factor-secret.ts"
import { readAuthentication } from "./passkey-ceremonies.ts"
import { spendRecoveryCode } from "./recovery-codes.ts"
import { listPasskeys } from "./stored-factors.ts"

/** Exactly one of the two. */
export interface GivenAnswer {
  readonly code?: string | undefined
  readonly passkey?: { readonly id: string } | undefined
}

interface Challenge {
  readonly id: string
  readonly accountId: string
  readonly passkeyChallenge: string
}

/**
 * Across all challenges of an account: somebody who knows the password must not guess codes for ever.
 * Browsers and sessions that the account knows have their own counts, so a thief of the password cannot lock
 * out the owner. Passkeys cannot be guessed.
 */
const wrongCodes: Limit = {
  name: "second-factor",
  most: accountLimits.passwordTries,
  windowMs: accountLimits.passwordLockMs,
  locks: true,
}

const keyOf = ({ isKnown, key }: Asker, accountId: string): string =>
  isKnown ? `${key} ${accountId}` : accountId

/** Counts a code before comparing it. Throws `tooManyRequests`. */
export const countCode = (
  counting: Parameters<typeof countUse>[0],
  asker: Asker,
  accountId: string,
): Promise<void> => countUse(counting, wrongCodes, keyOf(asker, accountId))

/** A right code resets the count. */
export const forgetCodes = (db: Kysely<DB>, asker: Asker, accountId: string): Promise<void> =>
  clearUse(db, wrongCodes, keyOf(asker, accountId))

/**
 * The challenge of a sign-in, or of a session, locked until the transaction ends: of two right answers at
 * once one finds it gone.
 */
export async function takeChallenge(
  tx: Transaction<DB>,
  { clock }: Pick<Services, "clock">,
  { challenge, sessionId }: { readonly challenge: string; readonly sessionId: string | null },
): Promise<Challenge | undefined> {
  return tx
    .selectFrom("login_challenge")
    .select(["id", "account_id as accountId", "passkey_challenge as passkeyChallenge"])
    .where("hash", "=", hashChallenge(challenge))
    .where("session_id", "is not distinct from", sessionId)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", clock.now())
    .forUpdate()
    .executeTakeFirst()
}

/** Counts a wrong answer. */
export async function spendTry(tx: Transaction<DB>, id: string): Promise<void> {
  await tx
    .updateTable("login_challenge")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("id", "=", id)
    .execute()
}

/** Whether the answer is right; of two at once with one code or passkey, one is. */
export async function isPassed(
  tx: Transaction<DB>,
  services: Services,
  challenge: Challenge,
  { code, passkey }: GivenAnswer,
): Promise<boolean> {
  if (passkey !== undefined) return usePasskey(tx, services, challenge, passkey)
  const typed = (code ?? "").replaceAll(/\s/g, "")
  const { accountId } = challenge
  return /^\d{6}$/.test(typed)
    ? useAppCode(tx, services, accountId, typed)
    : spendRecoveryCode(tx, accountId, typed, services.clock.now())
}

/**
 * A code works once, and none older than the last one used, so nobody can use a code that they saw over a
 * shoulder.
 */
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

/** The answer must be signed by a passkey of this account, for this challenge, with an increased count. */
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
    // Compares with the count as read: two answers of one passkey at once cannot both increase it.
    .where("counter", "=", passkey.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
