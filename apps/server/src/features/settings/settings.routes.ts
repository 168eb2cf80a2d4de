import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { showText } from "@roomwright/contract/language"
import { readLegalText } from "@roomwright/contract/settings/legal-texts"
import { readEmbedding } from "@roomwright/contract/settings/embedding"
import { readPublicSettings } from "@roomwright/contract/settings/calls"
import { readCommission as readCommissionCall } from "@roomwright/contract/settings/commission"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { readCommission } from "./commission.ts"
import { readSettings } from "./company.ts"
import { readEmbedHosts } from "./embedding.ts"
import { readFilterValues } from "./edit-filter-values.ts"
import { currentLegalVersion, readPresentText } from "./legal-texts.ts"

/** Settings are on every page: any change of them empties the cache. */
const onEveryPage = { tags: () => ["settings"] as const }

export const settingsRoutes = ({ database: { db } }: Services): Route[] => [
  handle(
    listOfferedValues,
    async ({ params, query }, { language }) =>
      (await readFilterValues(db, params.filter))
        .filter(({ retired }) => !retired || query.hidden)
        .map(({ id, name, hex, retired }) => ({
          id,
          name: showText(name, language),
          ...(hex ? { hex } : {}),
          ...(retired ? { isHidden: true as const } : {}),
        })),
    onEveryPage,
  ),
  handle(
    readPublicSettings,
    async (_input, { language }) => {
      const [settings, termsVersion] = await Promise.all([readSettings(db), currentLegalVersion(db, "terms")])
      return {
        companyName: settings["company-name"],
        companyAddress: showText(settings["company-address"], language),
        companyPhone: settings["company-phone"],
        termsVersion,
      }
    },
    onEveryPage,
  ),
  handle(readCommissionCall, () => readCommission(db), onEveryPage),
  handle(readEmbedding, async () => ({ hosts: await readEmbedHosts(db) }), onEveryPage),
  handle(
    readLegalText,
    async ({ params: { name } }, { language }) => {
      const settings = await readSettings(db)
      return readPresentText(db, name, language, (shown) => ({
        company: settings["company-name"],
        address: showText(settings["company-address"], shown).text,
        phone: settings["company-phone"],
      }))
    },
    onEveryPage,
  ),
]
