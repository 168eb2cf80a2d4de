import { sql, type Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** The cheapest variant of each product that is in stock, else the cheapest; omits products that there are not. */
export async function chooseVariants(
  db: Kysely<DB>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ product_id: string; id: string }>`
    select distinct on (product_id) product_id, id from product_variant
    where product_id = any(${productIds}::uuid[])
    order by product_id, stock > 0 desc, price, id`.execute(db)
  return new Map(rows.map(({ product_id, id }) => [product_id, id]))
}
