import { Commission, noCommission } from "@roomwright/contract/settings/commission"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { saveSetting } from "./save-setting.ts"

/** Of the setting, for statements that read it along with something else. */
export const commissionKey = "commission"

/** What the platform keeps of a price; nothing until rates are set. */
export async function readCommission(db: Kysely<DB> | Transaction<DB>): Promise<Commission> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("key", "=", commissionKey)
    .executeTakeFirst()
  return parseCommission(row?.value)
}

/** What a stored setting says. */
export const parseCommission = (stored: unknown): Commission =>
  Commission.safeParse(stored).data ?? noCommission

/** Sets the rates for what is ordered from now on. */
export const saveCommission = (tx: Transaction<DB>, commission: Commission): Promise<void> =>
  saveSetting(tx, commissionKey, commission)
