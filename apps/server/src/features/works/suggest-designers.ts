import { showText, type Language } from "@roomwright/contract/language"
import type { DesignerSuggestion } from "@roomwright/contract/search/calls"
import { sql } from "kysely"
import { namedFirst, readKeyword, suggestedFrom, type Spelling } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { readAvatars } from "../accounts/accounts.public.ts"
import { matchesKeyword, selectDesigners } from "./match-designers.ts"

/** The designers with most works among the hits of a keyword; who is called so comes before who lives there. */
export async function suggestDesigners(
  { database: { db } }: Services,
  w: string,
  { spelling, most }: { readonly spelling: Spelling; readonly most: number },
  language: Language,
): Promise<DesignerSuggestion[]> {
  const keyword = await readKeyword(db, "designer_spelling", w, { spelling })
  const rows = await selectDesigners(db)
    .select(["account.id", "nickname", "city"])
    .where(matchesKeyword(keyword))
    .orderBy(sql`shelf.work_count`, "desc")
    .orderBy("account.id", "desc")
    .limit(suggestedFrom)
    .execute()
  const named = rows.map((row) => ({ name: { en: row.nickname }, row }))
  const shown = namedFirst(named, keyword.correctedTo ?? w, most).map(({ row }) => row)
  const avatars = await readAvatars(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map(({ id, nickname, city }) => ({
    id,
    nickname,
    avatar: avatars.get(id) ?? null,
    city: showText(city, language),
  }))
}
