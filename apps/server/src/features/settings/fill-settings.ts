import { filterKinds, firstFilterValues } from "@roomwright/contract/settings/filter-kinds"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { fillLegalTexts } from "./fill-legal-texts.ts"

/** The initial settings; existing ones are left alone. */
const firstSettings = {
  "company-name": "Roomwright",
  "company-address": {
    zh: "越南河内市西湖坊武志公路 18 号",
    en: "18 Võ Chí Công, Tây Hồ, Hà Nội, Vietnam",
    vi: "18 Võ Chí Công, Tây Hồ, Hà Nội, Việt Nam",
  },
  "company-phone": "+84 24 7300 1888",
} as const

/**
 * Inserts the initial filter values that nobody has deleted, settings and legal texts. Safe to run at every
 * start.
 */
export async function fillSettings(db: Kysely<DB> | Transaction<DB>): Promise<void> {
  const deleted = await db.selectFrom("deleted_filter_value").select(["kind", "id"]).execute()
  const isDeleted = new Set(deleted.map(({ kind, id }) => `${kind}/${id}`))
  for (const kind of filterKinds) {
    const values = firstFilterValues[kind]
      .map(({ id, name, hex }, position) => ({
        kind,
        id,
        name: JSON.stringify(name),
        hex: hex ?? null,
        position,
      }))
      .filter(({ id }) => !isDeleted.has(`${kind}/${id}`))
    if (values.length === 0) continue
    await db
      .insertInto("filter_value")
      .values(values)
      .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
      .execute()
  }
  await db
    .insertInto("setting")
    .values(Object.entries(firstSettings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute()
  await fillLegalTexts(db)
}
