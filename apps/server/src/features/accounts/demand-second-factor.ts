import { createHash, randomBytes } from "node:crypto"
import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { SecondFactorDemand } from "@roomwright/contract/envelope"
import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"
import { offerAuthentication } from "./passkey-ceremonies.ts"
import { countRecoveryCodes } from "./recovery-codes.ts"
import { listPasskeys } from "./stored-factors.ts"

/** Wrong answers that a challenge allows; then it refuses every answer. */
const challengeTries = 5

/** Whether signing in requires more than the password. */
export async function hasSecondFactor(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom("second_factor_app")
    .select("account_id")
    .where("account_id", "=", accountId)
    .unionAll((union) => union.selectFrom("passkey").select("account_id").where("account_id", "=", accountId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Throws `secondFactorRequired` with a challenge if the account has a second factor. Call it after a correct
 * first step, outside the sign-in's transaction: the challenge outlives the refusal. `hold` throws if the
 * first step is no longer correct, and keeps it so until the challenge exists.
 */
export async function demandSecondFactor(
  services: Services,
  accountId: string,
  hold?: (tx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  const { db } = services.database
  if (!(await hasSecondFactor(db, accountId))) return
  const demand = await db.transaction().execute(async (tx) => {
    await hold?.(tx)
    return makeDemand(tx, services, accountId, null)
  })
  if (demand) throw new AppError("secondFactorRequired", { secondFactor: demand })
}

/**
 * Stores a challenge of a sign-in, or of a session (`sessionId`). Null if the account has no second factor.
 */
export async function makeDemand(
  tx: Transaction<DB>,
  { config, clock }: Pick<Services, "config" | "clock">,
  accountId: string,
  sessionId: string | null,
): Promise<SecondFactorDemand | null> {
  const app = await tx
    .selectFrom("second_factor_app")
    .select("account_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst()
  const passkeys = await listPasskeys(tx, accountId)
  if (!app && passkeys.length === 0) return null

  const { challenge, passkeyChallenge } = await storeChallenge(tx, clock.now(), { accountId, sessionId })
  const hasRecoveryCodes = (await countRecoveryCodes(tx, accountId)) > 0
  return {
    challenge,
    kinds: [
      ...(app ? (["app"] as const) : []),
      ...(passkeys.length > 0 ? (["passkey"] as const) : []),
      ...(hasRecoveryCodes ? (["recovery"] as const) : []),
    ],
    ...(passkeys.length > 0
      ? { passkeyOptions: await offerAuthentication(config, passkeyChallenge, passkeys) }
      : {}),
  }
}

/** Creates a challenge; the part that the browser gets is stored as a hash. */
export async function storeChallenge(
  tx: Transaction<DB>,
  now: Date,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string | null },
): Promise<{ challenge: string; passkeyChallenge: string }> {
  const challenge = randomBytes(32).toString("base64url")
  const passkeyChallenge = randomBytes(32).toString("base64url")
  await tx.deleteFrom("login_challenge").where("expires_at", "<", now).execute()
  await tx
    .insertInto("login_challenge")
    .values({
      id: newId(now.getTime()),
      account_id: accountId,
      session_id: sessionId,
      hash: hashChallenge(challenge),
      passkey_challenge: passkeyChallenge,
      tries_left: challengeTries,
      expires_at: new Date(now.getTime() + accountLimits.challengeLivesMs),
    })
    .execute()
  return { challenge, passkeyChallenge }
}

/** Voids sign-ins between the two steps: the password they gave is no longer valid. */
export async function dropLoginChallenges(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx.deleteFrom("login_challenge").where("account_id", "=", accountId).execute()
}

export const hashChallenge = (challenge: string): Buffer => createHash("sha256").update(challenge).digest()
