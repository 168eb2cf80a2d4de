import { hkdfSync } from "node:crypto"

const known = new Map<string, Buffer>()

/**
 * A key of 32 bytes for one use, derived from the application's secret: no two uses share one (HKDF, RFC
 * 5869).
 */
export function keyFor(appSecret: string, use: string): Buffer {
  // The program defines the few uses; a process has one secret.
  const name = `${use} ${appSecret}`
  const key = known.get(name) ?? Buffer.from(hkdfSync("sha256", appSecret, "roomwright", use, 32))
  known.set(name, key)
  return Buffer.from(key)
}
