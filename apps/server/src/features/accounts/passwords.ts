import { availableParallelism } from "node:os"
import { accountLimits } from "@roomwright/contract/accounts/fields"
import type { Kysely, Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Session } from "../../platform/http/dispatch.ts"
import { createFairQueue } from "../../platform/fair-queue.ts"
import { clearUse, countUse, type Limit } from "../../platform/limits/count-use.ts"
import { addPressure, isPressed, type Pressure } from "../../platform/limits/pressure.ts"
import type { Services } from "../../platform/services.ts"
import { askerOf, type Asker } from "./askers.ts"

/** OWASP's second choice for Argon2id: 19 MiB, two passes. The library uses threads of its own. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Ten wrong passwords in 15 minutes lock the person who tried them out of password sign-in for as long; codes
 * still work.
 */
const wrongPasswords: Limit = {
  name: "password",
  most: accountLimits.passwordTries,
  windowMs: accountLimits.passwordLockMs,
  locks: true,
  refusal: "passwordLocked",
}

/**
 * By strangers for one account. Above this, each stranger has fewer tries; the account's own browsers and
 * sessions do not.
 */
const strangersTries: Pressure = { name: "strangers' passwords", from: 30, windowMs: 3_600_000 }
const triesUnderPressure = 3

type PasswordServices = Pick<Services, "database" | "clock">

/**
 * Hashing occupies a processor for 20 ms and more. One processor stays free, or every other request would
 * wait for hashes; and two of the four threads that also read files.
 */
const hashers = Math.min(2, Math.max(1, availableParallelism() - 1))
const inTurn = createFairQueue({
  atOnce: hashers,
  waiting: 256,
  eachWaiting: 48,
  retryAfterSeconds: 2,
})

const loadArgon2 = () => import("@node-rs/argon2")

/**
 * Throws `commonPassword` for one of the 10,000 commonest, `unavailable` when too many of this sender wait.
 */
export async function hashPassword(password: string, sender = ""): Promise<string> {
  if ((await commonPasswords()).has(password.toLowerCase())) throw new AppError("commonPassword")
  const { hash } = await loadArgon2()
  return inTurn(sender, () => hash(normalise(password), argon2id))
}

/** The same letters typed on two keyboards must give the same password. */
const normalise = (password: string): string => password.normalize("NFKC")

let commonest: Promise<ReadonlySet<string>> | undefined
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonest ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    const { passwordMin, passwordMax } = accountLimits
    const settable = dictionary["passwords-common"].filter(
      (password) => password.length >= passwordMin && password.length <= passwordMax,
    )
    return new Set(settable.slice(0, 10_000))
  }))

/** The hash to compare when there is no such account: the work is the same. */
let nobodysHash: Promise<string> | undefined
const hashOfNobody = (): Promise<string> =>
  (nobodysHash ??= loadArgon2().then(({ hash }) => hash("nobody has this password", argon2id)))

interface Compared {
  readonly asker: Asker
  /** The account's id, or a substitute if there is none. */
  readonly account: string
  readonly hash: string | null
  readonly password: string
}

/**
 * Compares a password with an account's hash and counts the asker's tries; parallel tries count before they
 * are compared. False if it is wrong. Throws `passwordLocked`, and `unavailable` when too many of the asker's
 * wait, without counting a try.
 */
export async function isRightPassword(
  { database: { db }, clock }: PasswordServices,
  { asker, account, hash, password }: Compared,
): Promise<boolean> {
  const { verify } = await loadArgon2()
  const compared = hash ?? (await hashOfNobody())
  const counting = { db, clock }
  const pressed = await isPressed(counting, strangersTries, account)
  const limit = pressed && !asker.isKnown ? { ...wrongPasswords, most: triesUnderPressure } : wrongPasswords
  const matches = await inTurn(asker.key, async () => {
    await countUse(counting, limit, keyOf(asker, account))
    return verify(compared, normalise(password))
  })
  if (!matches || hash === null) {
    if (!asker.isKnown) await addPressure(counting, strangersTries, account)
    return false
  }
  await forgetWrongPasswords(db, asker, account)
  return true
}

const keyOf = (asker: Asker, account: string): string => `${asker.key} ${account}`

/**
 * Locks the compared password until this transaction ends: a change meanwhile waits, and voids what began
 * with the old one. Throws `wrongCredentials` if it has changed.
 */
export async function holdPassword(
  tx: Transaction<DB>,
  { id, password_hash: hash }: { readonly id: string; readonly password_hash: string | null },
): Promise<void> {
  const found = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .where("password_hash", "is not distinct from", hash)
    .forShare()
    .executeTakeFirst()
  if (!found) throw new AppError("wrongCredentials")
}

/** Unlocks password sign-in for the asker. */
export const forgetWrongPasswords = (db: Kysely<DB>, asker: Asker, account: string): Promise<void> =>
  clearUse(db, wrongPasswords, keyOf(asker, account))

/**
 * Asks for the password again before an irreversible action; returns the compared hash. Throws
 * `wrongPassword`, `passwordLocked`.
 */
export async function confirmPassword(
  services: PasswordServices,
  session: Pick<Session, "id" | "accountId">,
  password: string,
): Promise<string> {
  const found = await services.database.db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", session.accountId)
    .executeTakeFirst()
  const hash = found?.password_hash ?? null
  const compared = { asker: askerOf(session), account: session.accountId, hash, password }
  const isRight = await isRightPassword(services, compared)
  if (!isRight || hash === null) throw new AppError("wrongPassword")
  return hash
}
