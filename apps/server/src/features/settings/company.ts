import { LocalText, showText, type Language } from "@roomwright/contract/language"
import type { Kysely, Transaction } from "kysely"
import * as z from "zod/mini"
import { prepared } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { saveSetting } from "./save-setting.ts"

const PublicRows = z.object({
  "company-name": z.string(),
  "company-address": LocalText,
  "company-phone": z.string(),
})

/** The public settings. */
export async function readSettings(db: Kysely<DB>): Promise<z.infer<typeof PublicRows>> {
  const keys = Object.keys(PublicRows.shape)
  const rows = await db
    .selectFrom("setting")
    .modifyFront(prepared)
    .select(["key", "value"])
    .where("key", "in", keys)
    .execute()
  return PublicRows.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** The platform's operator, in a reader's language. */
export async function readCompany(
  db: Kysely<DB>,
  language: Language,
): Promise<{ readonly name: string; readonly address: string; readonly phone: string }> {
  const settings = await readSettings(db)
  return {
    name: settings["company-name"],
    address: showText(settings["company-address"], language).text,
    phone: settings["company-phone"],
  }
}

/** Sets the platform's operator. */
export async function saveCompany(
  tx: Transaction<DB>,
  company: { readonly name: string; readonly address: LocalText; readonly phone: string },
): Promise<void> {
  await saveSetting(tx, "company-name", company.name)
  await saveSetting(tx, "company-address", company.address)
  await saveSetting(tx, "company-phone", company.phone)
}
