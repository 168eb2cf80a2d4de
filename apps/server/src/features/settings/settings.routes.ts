import { LocalText, showText } from "@roomwright/contract/language"
import { readLegalText } from "@roomwright/contract/legal-texts"
import { readPublicSettings } from "@roomwright/contract/settings"
import type { Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { readPresentText } from "./legal-texts.ts"

const PublicRows = z.object({
  "company-name": z.string(),
  "company-address": LocalText,
  "company-phone": z.string(),
})

async function readSettings(db: Kysely<DB>): Promise<z.infer<typeof PublicRows>> {
  const keys = Object.keys(PublicRows.shape)
  const rows = await db.selectFrom("setting").select(["key", "value"]).where("key", "in", keys).execute()
  return PublicRows.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

export const settingsRoutes = ({ database: { db } }: Services): Route[] => [
  handle(readPublicSettings, async (_input, { language }) => {
    const settings = await readSettings(db)
    return {
      companyName: settings["company-name"],
      companyAddress: showText(settings["company-address"], language),
      companyPhone: settings["company-phone"],
    }
  }),
  handle(readLegalText, async ({ params: { name } }, { language }) => {
    const settings = await readSettings(db)
    return readPresentText(db, name, language, (shown) => ({
      company: settings["company-name"],
      address: showText(settings["company-address"], shown).text,
      phone: settings["company-phone"],
    }))
  }),
]
