import { randomFillSync } from "node:crypto"

/** Random bytes for the next ids: requesting a few costs as much as requesting many. */
const pool = Buffer.alloc(16 * 256)
let used = pool.length

function takeRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 16
  return Buffer.from(pool.subarray(used - 16, used))
}

/** A UUID version 7 (RFC 9562): 48 bits of time in ms, then random bits, so that ids sort by age. */
export function newId(nowMs: number = Date.now()): string {
  const bytes = takeRandom()
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}

/** Whether a text has the form of an id, whatever it names. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
