import { textsOf, type LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

const isWritten = (text: LocalText | null): boolean => textsOf(text).some((one) => one !== "")

/**
 * What a merchant's profile needs before selling and lacks: `avatar`, `city`, `address`, `phone`, `scope`.
 */
export async function findMerchantGaps(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const row = await tx
    .selectFrom("account as a")
    .leftJoin("merchant_profile as m", "m.account_id", "a.id")
    .select(["a.avatar_id", "m.city", "m.company_address", "m.contact_phone", "m.business_scope"])
    .where("a.id", "=", accountId)
    .executeTakeFirstOrThrow()
  const parts = {
    avatar: row.avatar_id !== null,
    city: isWritten(row.city),
    address: isWritten(row.company_address),
    phone: Boolean(row.contact_phone),
    scope: isWritten(row.business_scope),
  }
  return Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name]))
}
