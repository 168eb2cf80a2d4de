import { areaBuckets, AreaBucket, type FilterKind } from "@roomwright/contract/filter-kinds"
import type { FacetValue } from "@roomwright/contract/filters"
import { showText, type Language } from "@roomwright/contract/language"
import type { WorkFacets } from "@roomwright/contract/works"
import { sql } from "kysely"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import {
  readWorkFilters,
  refuseUnknownWorkFilters,
  workConditions,
  type WorkFilters,
} from "./filter-works.ts"

const columns = {
  style: "work.style",
  homeType: "work.home_type",
  space: "work.space",
  scene: "work.scene",
  roomType: "work.room_type",
} as const satisfies Partial<Record<FilterKind, string>>

/** Counts, for every value of every filter, the works it would leave together with the other filters. */
export async function countFacetsOfWorks(
  { database: { db } }: Services,
  filterBook: FilterBook,
  query: WorkFilters,
  language: Language,
): Promise<WorkFacets> {
  await refuseUnknownWorkFilters(filterBook, query)
  const filters = await readWorkFilters(db, query)
  const countBy = async (kind: keyof typeof columns): Promise<FacetValue[]> => {
    const rows = await db
      .selectFrom("work")
      .select((eb) => [eb.ref(columns[kind]).as("id"), eb.fn.countAll<number>().as("count")])
      .where((eb) => workConditions(eb, filters, kind))
      .groupBy(columns[kind])
      .execute()
    const counts = new Map(rows.map((row) => [row.id, row.count]))
    const chosen = new Set(filters[kind])
    return (await filterBook.list(kind))
      .filter(({ id, retired }) => chosen.has(id) || (!retired && (counts.get(id) ?? 0) > 0))
      .map(({ id, name }) => ({ id, name: showText(name, language), count: counts.get(id) ?? 0 }))
  }
  const countAreas = async (): Promise<WorkFacets["area"]> => {
    const starts = AreaBucket.options.map((bucket) => areaBuckets[bucket].from)
    const rows = await db
      .selectFrom("work")
      .select((eb) => [
        sql<number>`width_bucket(work.area_m2, ${starts}::numeric[])`.as("bucket"),
        eb.fn.countAll<number>().as("count"),
      ])
      .where((eb) => workConditions(eb, filters, "area"))
      .groupBy(sql`1`)
      .execute()
    const counts = new Map(rows.map((row) => [row.bucket, row.count]))
    // width_bucket counts from 1.
    return AreaBucket.options
      .map((id, at) => ({ id, count: counts.get(at + 1) ?? 0 }))
      .filter(({ id, count }) => count > 0 || filters.area?.includes(id))
  }
  const [style, space, homeType, area, scene, roomType, templates] = await Promise.all([
    countBy("style"),
    countBy("space"),
    countBy("homeType"),
    countAreas(),
    countBy("scene"),
    countBy("roomType"),
    db
      .selectFrom("work")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where((eb) => workConditions(eb, { ...filters, template: true }))
      .executeTakeFirstOrThrow(),
  ])
  return { style, space, homeType, area, scene, roomType, templateCount: templates.count }
}
