import { createHmac, randomInt, timingSafeEqual } from "node:crypto"
import { accountLimits } from "@roomwright/contract/account-fields"
import type { Language } from "@roomwright/contract/language"
import type { CodePurpose, CodeSent } from "@roomwright/contract/verification-codes"
import { sql, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { keyFor } from "../../platform/keys.ts"
import type { Letter } from "../../platform/letters/letter.ts"
import { countUse, type Limit } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { findAccount, recipientOf, type Identity } from "./identity.ts"

const { codeLivesMs, codeResendMs, codeTries } = accountLimits
const hourMs = 3_600_000
const perAddress: Limit = { name: "code-address", most: 60, windowMs: hourMs }
const perIdentity: Limit = { name: "code-identity", most: 15, windowMs: 24 * hourMs }
const overAll: Limit = { name: "code-all", most: 5_000, windowMs: hourMs }

/** What a code is bound to. `accountId` is that of the signed-in account, for `bind`. */
export interface CodeUse {
  readonly identity: Identity
  readonly purpose: CodePurpose
  readonly accountId: string | null
}

interface Sending extends CodeUse {
  readonly language: Language
  readonly address: string
}

/**
 * Makes a code and sends it. For `login` and `forget` the way is the same whether there is such an account or not; for
 * `register` and `bind` the first attempt to send is waited for. Throws `codeTooSoon`, `sendingFailed`.
 */
export async function sendCode(services: Services, sending: Sending): Promise<CodeSent> {
  const { identity, purpose, language } = sending
  await countSending(services, sending)
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0")
  const known = await findAccount(services.database.db, identity)
  const waits = purpose === "register" || purpose === "bind"
  const letter: Letter =
    purpose === "register" && known
      ? {
          name: "already-registered",
          to: recipientOf(identity),
          language,
          values: { site: services.config.publicUrl },
        }
      : {
          name: `${purpose}-code`,
          to: waits || known ? recipientOf(identity) : { nobody: true },
          language,
          values: { code, minutes: codeLivesMs / 60_000 },
        }

  const id = await services.database.db.transaction().execute(async (tx) => {
    const id = await keepCode(tx, services, sending, code)
    if (!waits) await services.post.enqueue(tx, letter)
    return id
  })
  if (waits) {
    try {
      await services.post.sendNow(letter)
    } catch (error) {
      // Nothing reached the reader: they may ask again at once.
      await services.database.db.deleteFrom("verification_code").where("id", "=", id).execute()
      throw error
    }
  }
  return { resendAfterMs: codeResendMs }
}

async function countSending(
  { config, database: { db }, clock }: Services,
  { identity, address }: Sending,
): Promise<void> {
  if (!config.rateLimits) return
  await countUse({ db, clock }, perAddress, address)
  await countUse({ db, clock }, perIdentity, identity.key)
  await countUse({ db, clock }, overAll, "")
}

/** One live code for each use; a new one takes the place of the old one, at most every 60 seconds. */
async function keepCode(
  tx: Transaction<DB>,
  { config, clock }: Services,
  { identity, purpose, accountId }: CodeUse,
  code: string,
): Promise<string> {
  const now = clock.now()
  const id = newId()
  const { rows } = await sql<{ id: string }>`
    insert into verification_code as c (id, identity, purpose, account_id, code_hash, sent_at, expires_at, tries_left)
    values (${id}, ${identity.key}, ${purpose}, ${accountId}, ${hashCode(config.appSecret, id, code)}, ${now},
      ${new Date(now.getTime() + codeLivesMs)}, ${codeTries})
    on conflict (identity, purpose, account_id) do update set
      id = excluded.id, code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries_left = excluded.tries_left, used_at = null
      where c.sent_at <= ${new Date(now.getTime() - codeResendMs)}
    returning id`.execute(tx)
  if (rows.length > 0) return id
  const last = await tx
    .selectFrom("verification_code")
    .select("sent_at")
    .where("identity", "=", identity.key)
    .where("purpose", "=", purpose)
    .where("account_id", "is not distinct from", accountId)
    .executeTakeFirst()
  const waitMs = (last?.sent_at.getTime() ?? now.getTime()) + codeResendMs - now.getTime()
  throw new AppError("codeTooSoon", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** Codes are few: only with the secret can one be found from its hash. */
const hashCode = (appSecret: string, id: string, code: string): Buffer =>
  createHmac("sha256", keyFor(appSecret, "verification codes")).update(`${id}:${code}`).digest()

/**
 * Takes one of the code's tries and compares. Gives its id, to be spent in the transaction of what it opens. Throws
 * `wrongCode`, or `codeSpent` when there is none (any more).
 */
export async function checkCode(
  { config, database: { db }, clock }: Services,
  { identity, purpose, accountId }: CodeUse,
  code: string,
): Promise<string> {
  const now = clock.now()
  const row = await db
    .updateTable("verification_code")
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("identity", "=", identity.key)
    .where("purpose", "=", purpose)
    .where("account_id", "is not distinct from", accountId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries_left", ">", 0)
    .returning(["id", "code_hash"])
    .executeTakeFirst()
  if (!row) throw new AppError("codeSpent")
  if (!timingSafeEqual(row.code_hash, hashCode(config.appSecret, row.id, code)))
    throw new AppError("wrongCode")
  return row.id
}

/** Marks a checked code as used; of two at the same moment the second gets `codeSpent`. */
export async function spendCode(tx: Transaction<DB>, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("verification_code")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError("codeSpent")
}

/** Whether this was the right code and is used by now: its bearer may know what became of it. */
export async function wasSpent(
  { config, database: { db } }: Pick<Services, "config" | "database">,
  { identity, purpose, accountId }: CodeUse,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("verification_code")
    .select(["id", "code_hash"])
    .where("identity", "=", identity.key)
    .where("purpose", "=", purpose)
    .where("account_id", "is not distinct from", accountId)
    .where("used_at", "is not", null)
    .executeTakeFirst()
  return row !== undefined && timingSafeEqual(row.code_hash, hashCode(config.appSecret, row.id, code))
}
