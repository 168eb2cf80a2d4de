import { textsOf } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** What a merchant's profile lacks before something may be sold: `avatar`, `city`, `address`, `phone`, `scope`. */
export async function findMerchantGaps(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const row = await tx
    .selectFrom("account as a")
    .leftJoin("merchant_profile as m", "m.account_id", "a.id")
    .select(["a.avatar_id", "m.city", "m.company_address", "m.contact_phone", "m.business_scope"])
    .where("a.id", "=", accountId)
    .executeTakeFirstOrThrow()
  const parts = {
    avatar: row.avatar_id !== null,
    city: textsOf(row.city).length > 0,
    address: textsOf(row.company_address).length > 0,
    phone: Boolean(row.contact_phone),
    scope: textsOf(row.business_scope).length > 0,
  }
  return Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name]))
}
