import { areaBuckets, AreaBucket } from "@roomwright/contract/settings/filter-kinds"
import type { FacetValue } from "@roomwright/contract/settings/filters"
import { showText } from "@roomwright/contract/language"
import type { WorkFacets } from "@roomwright/contract/works/calls"
import { sql, type Kysely } from "kysely"
import { canonicalKeyOf, createCachedReads, type CachedRead } from "../../platform/cache/cached-reads.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import {
  readWorkFilters,
  refuseUnknownWorkFilters,
  workConditions,
  type AskedWorks,
  type WorkFilters,
} from "./filter-works.ts"

/** What the values of each kind are, as text; width_bucket counts from 1. */
const columns = {
  style: sql<string>`work.style`,
  homeType: sql<string>`work.home_type`,
  space: sql<string>`work.space`,
  scene: sql<string>`work.scene`,
  roomType: sql<string>`work.room_type`,
  area: sql<string>`width_bucket(work.area_m2, ${AreaBucket.options.map((bucket) => areaBuckets[bucket].from)}::numeric[])::text`,
} as const

type CountedKind = keyof typeof columns

/** How many works have each value of a kind. */
type WorkCounts = ReadonlyMap<CountedKind | "template", ReadonlyMap<string, number>>

/** The counts of a moment ago, the same in all languages. */
export const createWorkFacetReads = (services: Services): CachedRead<WorkCounts> =>
  createCachedReads(services, {
    // A work is found by its products' merchants too.
    changedBy: ["work-changed", "profile-changed", "product-changed"],
    bytesOf: (counts) => 1_000 + 100 * [...counts.values()].reduce((sum, { size }) => sum + size, 0),
  })

/** Counts, for every value of every filter, the works it would leave together with the other filters. */
export async function countFacetsOfWorks(
  { database: { db } }: Services,
  filterRegistry: FilterRegistry,
  readCached: CachedRead<WorkCounts>,
  query: WorkFilters,
  { language, visitor }: Pick<CallContext, "language" | "visitor">,
): Promise<WorkFacets> {
  await refuseUnknownWorkFilters(filterRegistry, query)
  const counts = await readCached(canonicalKeyOf({ ...query }), visitor.address, async () =>
    countWorks(db, await readWorkFilters(db, query)),
  )
  const countOf = (kind: CountedKind | "template", id: string): number => counts.get(kind)?.get(id) ?? 0
  const listValues = async (kind: Exclude<CountedKind, "area">): Promise<FacetValue[]> => {
    const chosen = new Set(query[kind])
    return (await filterRegistry.list(kind))
      .filter(({ id, retired }) => chosen.has(id) || (!retired && countOf(kind, id) > 0))
      .map(({ id, name }) => ({ id, name: showText(name, language), count: countOf(kind, id) }))
  }
  return {
    style: await listValues("style"),
    space: await listValues("space"),
    homeType: await listValues("homeType"),
    area: AreaBucket.options
      .map((id, at) => ({ id, count: countOf("area", String(at + 1)) }))
      .filter(({ id, count }) => count > 0 || query.area?.includes(id)),
    scene: await listValues("scene"),
    roomType: await listValues("roomType"),
    templateCount: countOf("template", ""),
  }
}

/** One statement, on one connection: a call must not take those of others. */
async function countWorks(db: Kysely<DB>, filters: AskedWorks): Promise<WorkCounts> {
  const countBy = (kind: CountedKind) =>
    db
      .selectFrom("work")
      .select((eb) => [
        sql<CountedKind | "template">`${kind}::text`.as("kind"),
        columns[kind].as("id"),
        eb.fn.countAll<number>().as("count"),
      ])
      .where((eb) => workConditions(eb, filters, kind))
      .groupBy(sql`2`)
  const rows = await db
    .selectFrom("work")
    .select((eb) => [
      sql<CountedKind | "template">`'template'`.as("kind"),
      sql<string>`''`.as("id"),
      eb.fn.countAll<number>().as("count"),
    ])
    .where((eb) => workConditions(eb, { ...filters, template: true }))
    .unionAll(countBy("style"))
    .unionAll(countBy("space"))
    .unionAll(countBy("homeType"))
    .unionAll(countBy("area"))
    .unionAll(countBy("scene"))
    .unionAll(countBy("roomType"))
    .execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return new Map(
    [...byKind].map(([kind, values]) => [kind, new Map(values.map(({ id, count }) => [id, count]))]),
  )
}
