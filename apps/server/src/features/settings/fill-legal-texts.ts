import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { languages } from "@roomwright/contract/language"
import { LegalTextName } from "@roomwright/contract/settings/legal-texts"
import type { Kysely, Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import type { LegalWordings } from "./legal-texts.ts"
import { parseLegalText } from "./parse-legal-text.ts"
import { dayOfPlatform } from "./publish-legal-text.ts"

const folder = join(import.meta.dirname, "first-legal-texts")

/**
 * Publishes the initial legal texts. A text with any version is left alone: from then on the operator
 * decides, whatever a later release brings. Safe in two processes at once.
 */
export async function fillLegalTexts(db: Kysely<DB> | Transaction<DB>): Promise<void> {
  const rows = await db.selectFrom("legal_text").select("name").distinct().execute()
  const present = new Set(rows.map(({ name }) => name))
  for (const name of LegalTextName.options.filter((each) => !present.has(each))) {
    const publishedAt = new Date()
    await db
      .insertInto("legal_text")
      .values({
        name,
        version: dayOfPlatform(publishedAt),
        published_at: publishedAt,
        texts: JSON.stringify(await readFirstText(name)),
      })
      // Another process was faster.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** An initial text, in all languages, from its files. */
export async function readFirstText(name: LegalTextName): Promise<LegalWordings> {
  const wordings = await Promise.all(
    languages.map(async (language) => {
      const source = await readFile(join(folder, `${name}.${language}.md`), "utf8")
      return [language, parseLegalText(source)] as const
    }),
  )
  return Object.fromEntries(wordings)
}
