import type { PersonalData } from "../../platform/personal-data.ts"
import { readSecondFactors } from "./list-second-factors.ts"

/** The stored data of second factors. An export lists the factors; secrets, keys and hashes stay here. */
export const secondFactorData: PersonalData = {
  name: "second-factors",
  async export(db, accountId) {
    const factors = await readSecondFactors(db, accountId)
    return factors.app || factors.passkeys.length > 0 ? factors : null
  },
  async erase(tx, accountId) {
    await tx.deleteFrom("second_factor_app").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("passkey").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("second_factor_setup").where("account_id", "=", accountId).execute()
    await tx.deleteFrom("login_challenge").where("account_id", "=", accountId).execute()
  },
}
