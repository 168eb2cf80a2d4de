import { hkdfSync } from "node:crypto"

/** A key of 32 bytes for one use, made from the application's secret: no two uses share one (HKDF, RFC 5869). */
export const keyFor = (appSecret: string, use: string): Buffer =>
  Buffer.from(hkdfSync("sha256", appSecret, "roomwright", use, 32))
