import { TOTP } from "otpauth"

/** The code that somebody's authenticator app shows at a time. `secret` is base32. */
export const oneTimeCode = (secret: string, atMs: number): string =>
  new TOTP({ secret }).generate({ timestamp: atMs })
