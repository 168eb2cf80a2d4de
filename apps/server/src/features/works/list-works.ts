import type { PageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import type { WorkCard, WorkSort, WorksQuery } from "@roomwright/contract/works"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { refuseUnknownWorkFilters, workConditions } from "./filter-works.ts"
import { selectWorkCards, toWorkCard } from "./work-cards.ts"

const orders = {
  newest: ["work.published_at", "desc"],
  popular: ["work.view_count", "desc"],
  "area-up": ["work.area_m2", "asc"],
  "area-down": ["work.area_m2", "desc"],
} as const satisfies Record<WorkSort, readonly [string, "asc" | "desc"]>

/** One page of published works; ties are broken by id, so that no work is on two pages. */
export async function listWorkPage(
  { database: { db } }: Services,
  filterBook: FilterBook,
  { sort, page, size, ...filters }: WorksQuery,
  language: Language,
): Promise<PageOf<WorkCard> & { content: WorkCard[] }> {
  await refuseUnknownWorkFilters(filterBook, filters)
  const [column, direction] = orders[sort]
  const [rows, { total }] = await Promise.all([
    selectWorkCards(db)
      .where((eb) => workConditions(eb, filters))
      .orderBy(column, direction)
      .orderBy("work.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("work")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where((eb) => workConditions(eb, filters))
      .executeTakeFirstOrThrow(),
  ])
  return { content: rows.map((row) => toWorkCard(row, language)), page, size, totalElements: total }
}
