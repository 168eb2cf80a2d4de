import type { Language } from "@roomwright/contract/language"
import type { WorkCard } from "@roomwright/contract/works/calls"
import { namedFirst, readKeyword, suggestedFrom, type Spelling } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { workConditions } from "./filter-works.ts"
import { selectWorkCards, toWorkCard } from "./work-cards.ts"

/** The most viewed published works for a keyword, those with it in their names first. */
export async function suggestWorks(
  { database: { db } }: Services,
  w: string,
  { spelling, most }: { readonly spelling: Spelling; readonly most: number },
  language: Language,
): Promise<WorkCard[]> {
  const keyword = await readKeyword(db, "work_spelling", w, { spelling })
  const rows = await selectWorkCards(db)
    .where((eb) => workConditions(eb, { keyword }))
    .orderBy("work.view_count", "desc")
    .orderBy("work.id", "desc")
    .limit(suggestedFrom)
    .execute()
  return namedFirst(rows, keyword.correctedTo ?? w, most).map((row) => toWorkCard(row, language))
}
