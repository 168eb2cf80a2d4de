import { createHmac, randomInt, timingSafeEqual } from "node:crypto"
import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Language } from "@roomwright/contract/language"
import type { CodePurpose, CodeSent } from "@roomwright/contract/accounts/verification-codes"
import { sql, type Kysely, type Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { keyFor } from "../../platform/keys.ts"
import type { Message } from "../../platform/messaging/message.ts"
import type { Services } from "../../platform/services.ts"
import type { Visitor } from "./askers.ts"
import { admitSender, holdersOf, recordSent, type CodeHolder } from "./code-holders.ts"
import { findAccount, recipientOf, type Identity } from "./identity.ts"

const { codeLivesMs, codeTries } = accountLimits

/** What a code belongs to. */
export interface CodeUse {
  readonly identity: Identity
  readonly purpose: CodePurpose
  /** Of the signed-in account, for `bind`. */
  readonly accountId: string | null
  /** Only the person who requested a code can try it. */
  readonly visitor: Visitor
}

interface Sending extends CodeUse {
  readonly language: Language
}

/**
 * Creates a code and sends it. For `login` and `forget` it takes the same path whether the account exists or
 * not; for `register` and `bind` it waits for the first attempt to send. Throws `codeTooSoon`,
 * `tooManyRequests`, `sendingFailed`.
 */
export async function sendCode(services: Services, sending: Sending): Promise<CodeSent> {
  const { identity, purpose, accountId, visitor } = sending
  const { db } = services.database
  const known = await findAccount(db, identity)
  const waits = purpose === "register" || purpose === "bind"
  const asked = { key: identity.key, accountOfIdentity: known?.id, accountId, visitor }

  const { id, message, resendMs } = await db.transaction().execute(async (tx) => {
    const holder = await admitSender(services, tx, asked)
    const code = makeCode(holder)
    const id = await storeCode(tx, services, sending, { holder, code })
    const message = composeMessage(services, sending, { code, isKnown: known !== undefined })
    if (id !== null && !waits) await services.messaging.enqueue(tx, message)
    return { id, message, resendMs: holder.resendMs }
  })
  if (id !== null) {
    await recordSent(services, asked)
    if (waits) await sendOrForget(services, id, message)
  }
  return { resendAfterMs: resendMs }
}

const makeCode = ({ isLong }: CodeHolder): string => {
  const six = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0")
  return isLong ? six() + six() : six()
}

function composeMessage(
  { config }: Pick<Services, "config">,
  { identity, purpose, language }: Sending,
  { code, isKnown }: { readonly code: string; readonly isKnown: boolean },
): Message {
  const owner = recipientOf(identity)
  if (purpose === "register" && isKnown)
    return { name: "already-registered", to: owner, language, values: { site: config.publicUrl } }
  const isForNobody = !isKnown && (purpose === "login" || purpose === "forget")
  const values = { code, minutes: codeLivesMs / 60_000 }
  return { name: `${purpose}-code`, to: isForNobody ? { nobody: true } : owner, language, values }
}

async function sendOrForget({ database, messaging }: Services, id: string, message: Message): Promise<void> {
  try {
    await messaging.sendNow(message)
  } catch (error) {
    // Nothing reached the reader: they may request another at once.
    await database.db.deleteFrom("one_time_code").where("id", "=", id).execute()
    throw error
  }
}

/**
 * One live code for each purpose and asker; a new one replaces it, at most every 60 seconds. Null for a long
 * one that was sent a moment ago, which anybody who reads it can use.
 */
async function storeCode(
  tx: Transaction<DB>,
  { config, clock }: Services,
  { identity, purpose, accountId }: CodeUse,
  { holder, code }: { readonly holder: CodeHolder; readonly code: string },
): Promise<string | null> {
  const now = clock.now()
  const id = newId()
  const { asker, browser, isLong } = holder
  const replaced = isLong
    ? sql`c.used_at is not null`
    : sql`c.sent_at <= ${new Date(now.getTime() - accountLimits.codeResendMs)}`
  const { rows } = await sql<{ id: string }>`
    insert into one_time_code as c
      (id, identity, purpose, account_id, asker, browser, code_hash, sent_at, expires_at, tries_left)
    values (${id}, ${identity.key}, ${purpose}, ${accountId}, ${asker}, ${browser},
      ${hashCode(config.appSecret, id, code)}, ${now}, ${new Date(now.getTime() + codeLivesMs)},
      ${isLong ? null : codeTries})
    on conflict (identity, purpose, asker) do update set
      id = excluded.id, browser = excluded.browser, code_hash = excluded.code_hash, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries_left = excluded.tries_left, used_at = null
      where ${replaced}
    returning id`.execute(tx)
  if (rows.length > 0) return id
  if (isLong) return null
  const last = await tx
    .selectFrom("one_time_code")
    .select("sent_at")
    .where("identity", "=", identity.key)
    .where("purpose", "=", purpose)
    .where("asker", "=", asker)
    .executeTakeFirst()
  const waitMs = (last?.sent_at.getTime() ?? now.getTime()) + accountLimits.codeResendMs - now.getTime()
  throw new AppError("codeTooSoon", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** There are few codes: the key keeps their hashes from being reversed. */
const hashCode = (appSecret: string, id: string, code: string): Buffer =>
  createHmac("sha256", keyFor(appSecret, "verification codes")).update(`${id}:${code}`).digest()

type CodeServices = Pick<Services, "config" | "database" | "clock">

/** Codes for this purpose that this visitor requested, and long ones, which everybody may try. */
const isMine = ({ identity, purpose, accountId, visitor }: CodeUse) => {
  const holders = holdersOf(accountId, visitor)
  return sql<boolean>`identity = ${identity.key} and purpose = ${purpose}
    and account_id is not distinct from ${accountId}
    and (asker = any(${holders}) or browser = any(${holders}) or tries_left is null)`
}

/**
 * Uses one of the code's tries and compares. Returns its id, which the transaction of its purpose then marks
 * as used. Throws `wrongCode`, or `codeSpent` if there is none (any more) that this visitor requested.
 */
export async function checkCode(
  { config, database: { db }, clock }: CodeServices,
  use: CodeUse,
  code: string,
): Promise<string> {
  const rows = await db
    .updateTable("one_time_code")
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where(isMine(use))
    .where("used_at", "is", null)
    .where("expires_at", ">", clock.now())
    .where((eb) => eb.or([eb("tries_left", "is", null), eb("tries_left", ">", 0)]))
    .returning(["id", "code_hash"])
    .execute()
  if (rows.length === 0) throw new AppError("codeSpent")
  const right = rows.find((row) => isCode(config.appSecret, row, code))
  if (!right) throw new AppError("wrongCode")
  return right.id
}

const isCode = (
  appSecret: string,
  { id, code_hash: hash }: { readonly id: string; readonly code_hash: Buffer },
  code: string,
): boolean => timingSafeEqual(hash, hashCode(appSecret, id, code))

/** Marks a checked code as used; of two at the same moment the second gets `codeSpent`. */
export async function spendCode(tx: Transaction<DB>, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("one_time_code")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError("codeSpent")
}

/** Whether this was the right code and has been used: its bearer may learn the result. */
export async function wasSpent(
  { config, database: { db } }: Omit<CodeServices, "clock">,
  use: CodeUse,
  code: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom("one_time_code")
    .select(["id", "code_hash"])
    .where(isMine(use))
    .where("used_at", "is not", null)
    .execute()
  return rows.some((row) => isCode(config.appSecret, row, code))
}

/** Deletes expired codes. */
export async function sweepCodes(db: Kysely<DB>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await db.deleteFrom("one_time_code").where("expires_at", "<", yesterday).execute()
}
