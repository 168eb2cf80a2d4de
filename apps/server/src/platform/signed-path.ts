import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import type { SignedAddress } from "@roomwright/contract/accounts/calls"

/** How long a signed address works. */
export const signedMs = 60_000

const form = /^([\w-]{1,80})\.(\d{13})\.([\w-]{43})$/

/**
 * Signs addresses for browsers, which send no token for an `<img>` or a link. `base` is the path before it;
 * name and time are part of the address, so neither can be changed. It works for `lastsMs`.
 */
export function signPath(
  secret: string,
  base: string,
  name: string,
  now: Date,
  lastsMs = signedMs,
): SignedAddress {
  const until = now.getTime() + lastsMs
  return {
    address: `${base}/${name}.${until}.${macOf(secret, base, name, until)}`,
    expiresAt: new Date(until).toISOString(),
  }
}

/** The name in a signed address, or null if it is forged, changed or too old. `signed` is its last part. */
export function openSignedPath(secret: string, base: string, signed: string, now: Date): string | null {
  const [, name = "", until = "", mac = ""] = form.exec(signed) ?? []
  if (name === "") return null
  const expected = Buffer.from(macOf(secret, base, name, Number(until)))
  // The pattern makes both 43 characters long.
  if (!timingSafeEqual(expected, Buffer.from(mac))) return null
  return now.getTime() <= Number(until) ? name : null
}

function macOf(secret: string, base: string, name: string, until: number): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "roomwright signed addresses", 32))
  return createHmac("sha256", key)
    .update(JSON.stringify([base, name, until]))
    .digest("base64url")
}
