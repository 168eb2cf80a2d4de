import { randomBytes } from "node:crypto"
import { defaultLanguage } from "@roomwright/contract/language"
import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import { createAccount } from "./create-account.ts"
import { findAccount, emailIdentity } from "./identity.ts"
import { hashPassword } from "./passwords.ts"
import { grantRole } from "./roles.ts"

/** Where the first administrator signs in; `password` only if it was generated here, to be printed once. */
export interface FirstAdministrator {
  readonly email: string
  readonly password: string | null
}

const emailWithoutSetting = "admin@roomwright.local"
/** Any number that no other advisory lock uses. */
const lockNumber = 7_201_301

/**
 * Creates the first administrator if there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, or with a random
 * password. An existing account with the email address becomes one and keeps its password. Null if there was
 * one.
 */
export async function ensureAdministrator(
  services: Pick<Services, "config" | "database" | "clock">,
): Promise<FirstAdministrator | null> {
  const { config, database, clock } = services
  if (await hasAdministrator(database.db)) return null
  const email = config.adminEmail ?? emailWithoutSetting
  const password = config.adminPassword ?? randomBytes(12).toString("base64url")
  const passwordHash = await hashPassword(password)
  return database.db.transaction().execute(async (tx) => {
    // Two processes that start together create one.
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    if (await hasAdministrator(tx)) return null
    const existing = await findAccount(tx, emailIdentity(email))
    const id =
      existing?.id ??
      (
        await createAccount(tx, {
          username: "administrator",
          nickname: "Administrator",
          email,
          mobile: null,
          passwordHash,
          language: defaultLanguage,
          termsVersion: null,
          now: clock.now(),
        })
      ).id
    await grantRole(tx, id, "ROLE_ADMIN")
    return { email, password: existing || config.adminPassword !== undefined ? null : password }
  })
}

async function hasAdministrator(db: Parameters<typeof findAccount>[0]): Promise<boolean> {
  const row = await db
    .selectFrom("account_role")
    .select("account_id")
    .where("role", "=", "ROLE_ADMIN")
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
