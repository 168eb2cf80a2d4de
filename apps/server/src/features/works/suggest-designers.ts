import { showText, type Language } from "@roomwright/contract/language"
import type { DesignerSuggestion } from "@roomwright/contract/search/calls"
import { sql } from "kysely"
import { readKeyword, type Spelling } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { matchesKeyword, selectDesigners } from "./match-designers.ts"

/** The designers with most works among the hits of a keyword. */
export async function suggestDesigners(
  { database: { db } }: Services,
  w: string,
  { spelling, most }: { readonly spelling: Spelling; readonly most: number },
  language: Language,
): Promise<DesignerSuggestion[]> {
  const rows = await selectDesigners(db)
    .select(["account.id", "nickname", "city"])
    .where(matchesKeyword(await readKeyword(db, "designer_spelling", w, { spelling })))
    .orderBy(sql`shelf.work_count`, "desc")
    .orderBy("account.id", "desc")
    .limit(most)
    .execute()
  return rows.map(({ id, nickname, city }) => ({ id, nickname, city: showText(city, language) }))
}
