import { numbersKept } from "@roomwright/contract/analytics/calls"
import { sql } from "kysely"
import { isUnavailable } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { localDay } from "../../platform/vietnam/local-periods.ts"
import type { Counted, Counter, PageCount, SearchCount } from "./counter.ts"

/** The most different words of a day, so a flood of nonsense does not fill the disk. */
const mostWordsADay = 5_000

/**
 * Adds this process's counts to the totals. While the database is unreachable they wait for the next time; a
 * count that cannot be stored at all is dropped, without the others.
 */
export async function storeCounts(
  { database, log }: Pick<Services, "database" | "log">,
  counter: Counter,
): Promise<void> {
  const counted = counter.take()
  if (counted.pages.length + counted.searches.length === 0) return
  try {
    await add(database, counted)
  } catch (error) {
    if (isUnavailable(error)) {
      counter.putBack(counted)
      throw error
    }
    await storeOneByOne({ database, log }, counter, counted)
  }
}

async function storeOneByOne(
  { database, log }: Pick<Services, "database" | "log">,
  counter: Counter,
  { pages, searches }: Counted,
): Promise<void> {
  const each = [
    ...pages.map((page) => ({ pages: [page], searches: [] })),
    ...searches.map((search) => ({ pages: [], searches: [search] })),
  ]
  for (const [at, one] of each.entries()) {
    try {
      await add(database, one)
    } catch (error) {
      if (isUnavailable(error)) {
        for (const left of each.slice(at)) counter.putBack(left)
        throw error
      }
      const reason = error instanceof Error ? error.message : "unknown"
      log.error({ reason }, "a count could not be stored")
    }
  }
}

/** In the same order everywhere, so two processes that add at once cannot deadlock. */
const sorted = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

async function add({ db }: Services["database"], { pages, searches }: Counted): Promise<void> {
  const views = sorted(pages, ({ day, page, language }: PageCount) => `${day} ${page} ${language}`)
  const sought = sorted(searches, ({ day, place, words }: SearchCount) => `${day} ${place} ${words}`)
  await sql`
    with counted as (
      insert into page_count (day, page, language, views)
      select * from unnest(
        ${views.map(({ day }) => day)}::date[], ${views.map(({ page }) => page)}::text[],
        ${views.map(({ language }) => language)}::text[], ${views.map((one) => one.views)}::bigint[])
      on conflict (day, page, language) do update set views = page_count.views + excluded.views
    )
    insert into empty_search (day, place, words, count)
    select sought.* from unnest(
      ${sought.map(({ day }) => day)}::date[], ${sought.map(({ place }) => place)}::text[],
      ${sought.map(({ words }) => words)}::text[], ${sought.map(({ count }) => count)}::integer[]
    ) as sought (day, place, words, count)
    where (select count(*) from empty_search e where e.day = sought.day) < ${mostWordsADay}
      or exists (
        select from empty_search e
        where e.day = sought.day and e.place = sought.place and e.words = sought.words)
    on conflict (day, place, words) do update set count = empty_search.count + excluded.count`.execute(db)
}

/** Deletes expired counts. */
export async function expireCounts({ database, clock }: Pick<Services, "database" | "clock">): Promise<void> {
  const today = localDay(clock.now())
  await sql`delete from page_count
    where day < ${today}::date - make_interval(months => ${numbersKept.pageMonths}::integer)`.execute(
    database.db,
  )
  await sql`delete from empty_search where day <= ${today}::date - ${numbersKept.searchDays}::integer`.execute(
    database.db,
  )
}
