import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { keyFor } from "./keys.ts"

const nonceBytes = 12
const tagBytes = 16

/** The use of a secret, which determines its key, and its owner. */
export interface SealedFor {
  readonly use: string
  readonly owner: string
}

/** Encrypts something that must be readable later: nonce, tag and text of AES-256-GCM, bound to its owner. */
export function sealSecret(appSecret: string, { use, owner }: SealedFor, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", keyFor(appSecret, use), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Null when it was sealed under another APP_SECRET, for another use or owner, or was modified. */
export function openSecret(appSecret: string, { use, owner }: SealedFor, sealed: Buffer): Buffer | null {
  try {
    const nonce = sealed.subarray(0, nonceBytes)
    const key = keyFor(appSecret, use)
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}
