import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** Which of these filter values a designer's profile uses. */
export async function findValuesOfProfiles(
  db: Kysely<DB>,
  kind: FilterKind,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (kind !== "style") return []
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as asked (id)
    where exists (select from designer_profile where asked.id = any(designer_profile.styles))`.execute(db)
  return rows.map(({ id }) => id)
}
