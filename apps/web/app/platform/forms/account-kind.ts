import { emailPattern, toE164 } from "@roomwright/contract/accounts/fields"
import { readStored, writeStored } from "../session/safe-storage.ts"

/** The specification's login type. */
export type AccountKind = "email" | "phone"

const key = "login-type"

/** The kind of account that this browser signed in with last. */
export function lastAccountKind(): AccountKind | null {
  const stored = readStored(key)
  return stored === "email" || stored === "phone" ? stored : null
}

export const rememberAccountKind = (kind: AccountKind): void => writeStored(key, kind)

/** What was typed as the API takes it: a trimmed email address, or a mobile number in E.164; null when it is neither. */
export function toAccount(kind: AccountKind, text: string): string | null {
  if (kind === "phone") return toE164(text)
  const email = text.trim()
  return emailPattern.test(email) && email.length <= 254 ? email : null
}
