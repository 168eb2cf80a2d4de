import { createHmac } from "node:crypto"

/**
 * The code that somebody's authenticator app shows at a time (RFC 6238): HMAC-SHA-1 of the number of the 30 seconds,
 * cut to six digits. `secret` is base32.
 */
export function oneTimeCode(secret: string, atMs: number): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)))
  const mac = createHmac("sha1", fromBase32(secret)).update(step).digest()
  const start = mac.readUInt8(19) & 0x0f
  return String((mac.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0")
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
