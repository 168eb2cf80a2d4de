import type { FoundPageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import type { WorkCard, WorkSort, WorksQuery } from "@roomwright/contract/works/calls"
import { sql } from "kysely"
import { prepared } from "../../platform/database/prepared.ts"
import { correctionOf } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { readWorkFilters, refuseUnknownWorkFilters, workConditions } from "./filter-works.ts"
import { selectWorkCards, toWorkCard } from "./work-cards.ts"

const orders = {
  newest: ["work.published_at", "desc"],
  popular: ["work.view_count", "desc"],
  "area-up": ["work.area_m2", "asc"],
  "area-down": ["work.area_m2", "desc"],
} as const satisfies Record<WorkSort, readonly [string, "asc" | "desc"]>

/** One page of published works; ids break ties, so no work is on two pages. */
export async function listWorkPage(
  { database: { db } }: Services,
  filterRegistry: FilterRegistry,
  { sort, page, size, ...filters }: WorksQuery,
  language: Language,
): Promise<FoundPageOf<WorkCard> & { content: WorkCard[] }> {
  await refuseUnknownWorkFilters(filterRegistry, filters)
  const asked = await readWorkFilters(db, filters)
  const [column, direction] = orders[sort]
  // Filters vary the statement.
  const front = Object.values(filters).every((value) => value === undefined) ? prepared : sql``
  const [rows, { total }] = await Promise.all([
    selectWorkCards(db)
      .modifyFront(front)
      .where((eb) => workConditions(eb, asked))
      .orderBy(column, direction)
      .orderBy("work.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("work")
      .modifyFront(front)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where((eb) => workConditions(eb, asked))
      .executeTakeFirstOrThrow(),
  ])
  return {
    content: rows.map((row) => toWorkCard(row, language)),
    page,
    size,
    totalElements: total,
    ...correctionOf(asked.keyword, total),
  }
}
