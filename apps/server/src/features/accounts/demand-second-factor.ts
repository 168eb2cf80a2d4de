import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"

/** Whether the account asks for something besides the password. */
export async function hasSecondFactor(_db: Services["database"]["db"], _accountId: string): Promise<boolean> {
  return false
}

/** Throws `secondFactorRequired` with its challenge when the account has a second factor. */
export async function demandSecondFactor(
  _services: Services,
  _accountId: string,
  _visitor: CallContext["visitor"],
): Promise<void> {}
