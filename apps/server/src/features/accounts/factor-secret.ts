import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { Config } from "../../config.ts"
import { keyFor } from "../../platform/keys.ts"

const nonceBytes = 12
const tagBytes = 16

/** Encrypts what has to be read again: nonce, tag and text of AES-256-GCM, bound to the account. */
export function sealSecret(
  { appSecret }: Pick<Config, "appSecret">,
  accountId: string,
  secret: Buffer,
): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", keyOf(appSecret), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(accountId))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Null when it was sealed under another APP_SECRET or for another account, or was changed since. */
export function openSecret(
  { appSecret }: Pick<Config, "appSecret">,
  accountId: string,
  sealed: Buffer,
): Buffer | null {
  try {
    const nonce = sealed.subarray(0, nonceBytes)
    const decipher = createDecipheriv("aes-256-gcm", keyOf(appSecret), nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(accountId))
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

const keyOf = (appSecret: string): Buffer => keyFor(appSecret, "second factor secrets")
