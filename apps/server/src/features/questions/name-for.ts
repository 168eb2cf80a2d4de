import { defaultLanguage, isLanguage, showText, type LocalText } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** A product's name in the language of an account. */
export async function nameFor(tx: Transaction<DB>, name: LocalText, accountId: string): Promise<string> {
  const reader = await tx
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirst()
  return showText(name, isLanguage(reader?.language) ? reader.language : defaultLanguage).text
}
