import { emailPattern, toE164 } from "@roomwright/contract/accounts/fields"
import type { Kysely, Transaction } from "kysely"
import { sql } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Recipient } from "../../platform/messaging/message.ts"

/** An email address or a mobile number, normalised for comparison. */
export interface Identity {
  readonly kind: "email" | "mobile"
  /** Lower case, or E.164. */
  readonly key: string
  /** As messages are addressed. */
  readonly address: string
}

export const emailIdentity = (email: string): Identity => ({
  kind: "email",
  key: email.toLowerCase(),
  address: email,
})
export const mobileIdentity = (e164: string): Identity => ({ kind: "mobile", key: e164, address: e164 })

/** Parses an account's email or mobile as typed; null if it is neither. */
export function readIdentity(text: string): Identity | null {
  const typed = text.trim()
  if (emailPattern.test(typed)) return emailIdentity(typed)
  const mobile = toE164(typed)
  return mobile === null ? null : mobileIdentity(mobile)
}

export const recipientOf = ({ kind, address }: Identity): Recipient =>
  kind === "email" ? { email: address } : { mobile: address }

/** The account with this email address or mobile number. */
export async function findAccount(db: Kysely<DB> | Transaction<DB>, { kind, key }: Identity) {
  return db
    .selectFrom("account")
    .select(["id", "password_hash", "language", "nickname"])
    .where(kind === "email" ? sql<string>`lower(email)` : "mobile", "=", key)
    .executeTakeFirst()
}
