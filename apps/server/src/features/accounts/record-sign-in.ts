import { createHmac } from "node:crypto"
import { AppError } from "../../platform/app-error.ts"
import { keyFor } from "../../platform/keys.ts"
import type { Services } from "../../platform/services.ts"

interface SignIn {
  readonly way: "password" | "email-code" | "mobile-code" | "second-factor" | "new-password"
  readonly requestId: string
  /** The account's id, or the typed text if there is no account. */
  readonly account: string
}

/** The same for one account in every line and process, and meaningless without the secret. */
export const hashForLog = ({ config }: Pick<Services, "config">, account: string): string =>
  createHmac("sha256", keyFor(config.appSecret, "accounts in the log"))
    .update(account)
    .digest("base64url")
    .slice(0, 22)

/** Logs the result of a sign-in in one line: done, waiting for its second step, or refused and why. */
export async function recordSignIn<Result>(
  services: Pick<Services, "config" | "log">,
  { way, requestId, account }: SignIn,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = { reqId: requestId, way, account: hashForLog(services, account) }
  try {
    const result = await work()
    services.log.info(line, "signed in")
    return result
  } catch (error) {
    if (error instanceof AppError && error.appErrorName === "secondFactorRequired")
      services.log.info(line, "second step of a sign-in asked for")
    else if (error instanceof AppError)
      services.log.warn({ ...line, reason: error.appErrorName }, "sign-in refused")
    throw error
  }
}
