import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { dropLoginChallenges } from "./demand-second-factor.ts"
import { issueRecoveryCodes } from "./recovery-codes.ts"
import { writeToOwner } from "./write-to-owner.ts"

/**
 * Follows every change of an account's factors: informs the owner by message, voids sign-ins in progress, and
 * creates recovery codes with the first factor. Returns those, or null.
 */
export async function finishFactorChange(
  tx: Transaction<DB>,
  services: Services,
  accountId: string,
  { isFirst, requestId }: { readonly isFirst: boolean; readonly requestId: string },
): Promise<string[] | null> {
  await dropLoginChallenges(tx, accountId)
  await writeToOwner(tx, services, accountId, ({ nickname }) => ({
    name: "second-factor-changed",
    values: { nickname },
  }))
  services.log.info({ accountId, reqId: requestId }, "second factors changed")
  return isFirst ? issueRecoveryCodes(tx, accountId) : null
}
