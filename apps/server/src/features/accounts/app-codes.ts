import { randomBytes } from "node:crypto"
import { Secret, TOTP } from "otpauth"

const issuer = "Roomwright"
const stepMs = 30_000
/** As RFC 4226 asks for: as long as the output of SHA-1. */
const secretBytes = 20
/** Steps before and after the present one whose codes are taken too: clocks of phones differ. */
const window = 1

export const newAppSecret = (): Buffer => randomBytes(secretBytes)

/** The secret as people type it into an app, and the address that its QR code holds. `label` names the account. */
export function describeAppSecret(secret: Buffer, label: string): { secret: string; address: string } {
  const totp = codesOf(secret, label)
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** The number of the 30 seconds that a code belongs to, or null when it is of none near `now`. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = codesOf(secret, "").validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
function codesOf(secret: Buffer, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: stepMs / 1000,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })
}
