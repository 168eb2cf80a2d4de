import { FourEyesFrom } from "@roomwright/contract/settings/four-eyes"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { saveSetting } from "./save-setting.ts"

const key = "four-eyes"

/** From which sum on (VND) a refund takes two clerks; null while none is set. */
export async function readFourEyes(db: Kysely<DB> | Transaction<DB>): Promise<number | null> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst()
  return (row && FourEyesFrom.safeParse(row.value).data) ?? null
}

/** Sets it; null for never. */
export const saveFourEyes = (tx: Transaction<DB>, from: number | null): Promise<void> =>
  saveSetting(tx, key, from)
