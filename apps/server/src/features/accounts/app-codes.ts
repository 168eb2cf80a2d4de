import { randomBytes } from "node:crypto"
import { Secret, TOTP } from "otpauth"

const issuer = "Roomwright"
const stepMs = 30_000
/** As long as the output of SHA-1, as RFC 4226 requires. */
const secretBytes = 20
/** Steps before and after the present one whose codes are accepted too: the clocks of phones differ. */
const window = 1

export const newAppSecret = (): Buffer => randomBytes(secretBytes)

/** The secret as people type it into an app, and the address in its QR code. `label` names the account. */
export function describeAppSecret(secret: Buffer, label: string): { secret: string; address: string } {
  const totp = codesOf(secret, label)
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** The number of the 30 seconds to which a code belongs, or null if it belongs to none near `now`. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = codesOf(secret, "").validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

/** What every authenticator app supports: SHA-1, six digits, 30 seconds. */
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
