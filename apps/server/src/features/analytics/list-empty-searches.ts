import type { PageOf } from "@roomwright/contract/envelope"
import {
  SearchPlace,
  type EmptySearch,
  type listEmptySearches as call,
} from "@roomwright/contract/analytics/calls"
import { sql } from "kysely"
import * as z from "zod/mini"
import type { Services } from "../../platform/services.ts"
import { lastPeriods } from "../../platform/vietnam/local-periods.ts"

/** Searches without hits over the last days: all days of the same words together. */
export async function listEmptySearches(
  { database: { db }, clock }: Services,
  { days, place, sort, page, size }: z.infer<typeof call.query>,
): Promise<PageOf<EmptySearch> & { content: EmptySearch[] }> {
  const [since = ""] = lastPeriods(clock.now(), "day", Number(days))
  const order = sort === "often" ? sql`count desc, last_day desc` : sql`last_day desc, count desc`
  const { rows } = await sql<{
    place: string
    words: string
    count: number
    last_day: string
    total: number
  }>`
    select place, words, sum(count)::integer as count, to_char(max(day), 'YYYY-MM-DD') as last_day,
      (count(*) over ())::integer as total
    from empty_search
    where day >= ${since}::date and ${place === undefined ? sql`true` : sql`place = ${place}`}
    group by place, words
    order by ${order}, place, words
    limit ${size} offset ${page * size}`.execute(db)
  return {
    content: rows.map(({ place: where, words, count, last_day: lastDay }) => ({
      id: `${where} ${words}`,
      place: z.parse(SearchPlace, where),
      words,
      count,
      lastDay,
    })),
    page,
    size,
    totalElements: rows[0]?.total ?? 0,
  }
}
