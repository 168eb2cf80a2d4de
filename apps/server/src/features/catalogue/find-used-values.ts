import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import { sql, type Kysely, type RawBuilder } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

const carries: Readonly<Partial<Record<FilterKind, RawBuilder<boolean>>>> = {
  style: sql<boolean>`exists (select from product where product.style = asked.id)`,
  material: sql<boolean>`exists (select from product where asked.id = any(product.materials))`,
  colour: sql<boolean>`exists (select from product_variant as v where v.colour_id = asked.id)`,
}

/** Which of these filter values a product uses, on sale or not. */
export async function findValuesOfProducts(
  db: Kysely<DB>,
  kind: FilterKind,
  ids: readonly string[],
): Promise<readonly string[]> {
  const isCarried = carries[kind]
  if (isCarried === undefined) return []
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as asked (id) where ${isCarried}`.execute(db)
  return rows.map(({ id }) => id)
}
