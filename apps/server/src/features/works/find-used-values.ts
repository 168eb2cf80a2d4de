import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

const columns: Readonly<Partial<Record<FilterKind, string>>> = {
  style: "style",
  homeType: "home_type",
  space: "space",
  scene: "scene",
  roomType: "room_type",
}

/** The column of a work's value of a kind; null for kinds that works do not have. */
export const columnOfKind = (kind: FilterKind): string | null => columns[kind] ?? null

/** Which of these filter values a work uses, published or not; rooms of panoramas are spaces. */
export async function findValuesOfWorks(
  db: Kysely<DB>,
  kind: FilterKind,
  ids: readonly string[],
): Promise<readonly string[]> {
  const column = columns[kind]
  if (column === undefined) return []
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as asked (id)
    where exists (select from work where ${sql.ref(`work.${column}`)} = asked.id)
      ${kind === "space" ? sql`or exists (select from work_panorama where room = asked.id)` : sql``}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
