import { BankAccount } from "@roomwright/contract/payments/bills"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { saveSetting } from "./save-setting.ts"

/** Its key among the settings, for statements that copy it. */
export const bankAccountKey = "bank-account"

/** The account that transfers go to; null while nobody has set one. */
export async function readBankAccount(db: Kysely<DB> | Transaction<DB>): Promise<BankAccount | null> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("key", "=", bankAccountKey)
    .executeTakeFirst()
  return row ? z.parse(BankAccount, row.value) : null
}

/** From now on transfers go there; bills that are out keep theirs. */
export const saveBankAccount = (tx: Transaction<DB>, account: BankAccount): Promise<void> =>
  saveSetting(tx, bankAccountKey, account)
