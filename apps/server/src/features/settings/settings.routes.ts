import { LocalText, showText } from "@roomwright/contract/language"
import { readPublicSettings } from "@roomwright/contract/settings"
import * as z from "zod/mini"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"

const PublicRows = z.object({
  "company-name": z.string(),
  "company-address": LocalText,
  "company-phone": z.string(),
})

export const settingsRoutes = ({ database: { db } }: Services): Route[] => [
  handle(readPublicSettings, async (_input, { language }) => {
    const keys = Object.keys(PublicRows.shape)
    const rows = await db.selectFrom("setting").select(["key", "value"]).where("key", "in", keys).execute()
    const settings = PublicRows.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
    return {
      companyName: settings["company-name"],
      companyAddress: showText(settings["company-address"], language),
      companyPhone: settings["company-phone"],
    }
  }),
]
