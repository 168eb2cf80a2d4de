import { BankAccount } from "@roomwright/contract/payments/bills"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { saveSetting } from "./save-setting.ts"

/** Its key among the settings, for statements that copy it. */
export const bankAccountKey = "bank-account"

/** The account for transfers; null while none is set. */
export async function readBankAccount(db: Kysely<DB> | Transaction<DB>): Promise<BankAccount | null> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("key", "=", bankAccountKey)
    .executeTakeFirst()
  return row ? z.parse(BankAccount, row.value) : null
}

/** Sets the account for future transfers; issued bills keep theirs. */
export const saveBankAccount = (tx: Transaction<DB>, account: BankAccount): Promise<void> =>
  saveSetting(tx, bankAccountKey, account)
