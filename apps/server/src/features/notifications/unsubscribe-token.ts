import { createHmac, timingSafeEqual } from "node:crypto"
import { isNotificationType, type NotificationType } from "@roomwright/contract/notifications/types"
import { keyFor } from "../../platform/keys.ts"

/** The account and type of copy of a link in an email. */
export interface Unsubscription {
  readonly accountId: string
  readonly type: NotificationType
}

const form = /^([0-9a-f-]{36})\.([A-Z_]{1,40})\.([\w-]{43})$/

/** Signs the action of a link in an email. It works without signing in and for ever, as such a link must. */
export const signUnsubscription = (secret: string, { accountId, type }: Unsubscription): string =>
  `${accountId}.${type}.${macOf(secret, accountId, type)}`

/** The content of a token, or null if it is not ours. */
export function openUnsubscription(secret: string, token: string): Unsubscription | null {
  const [, accountId = "", type = "", mac = ""] = form.exec(token) ?? []
  if (!isNotificationType(type)) return null
  // The pattern makes both 43 characters long.
  if (!timingSafeEqual(Buffer.from(macOf(secret, accountId, type)), Buffer.from(mac))) return null
  return { accountId, type }
}

const macOf = (secret: string, accountId: string, type: string): string =>
  createHmac("sha256", keyFor(secret, "unsubscriptions"))
    .update(JSON.stringify([accountId, type]))
    .digest("base64url")
