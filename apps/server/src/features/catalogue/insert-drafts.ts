import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvents } from "../../platform/events/record-event.ts"
import { insertProducts, insertVariants } from "./insert-products.ts"
import type { NewVariant } from "./new-product.ts"
import { readSearchNames } from "./product-words.ts"
import type { DraftProduct } from "./read-drafts.ts"
import { rewordNextProducts } from "./reindex-products.ts"

/** Products per statement. */
const batchSize = 500

interface Around {
  readonly merchantId: string
  readonly at: Date
}

/**
 * Stores products without pictures, which are not on sale: nobody else can find them, and no public page
 * changes. Saving one with a picture creates its search words.
 */
export async function insertDrafts(
  tx: Transaction<DB>,
  { merchantId, at }: Around,
  drafts: readonly DraftProduct[],
): Promise<void> {
  if (drafts.length === 0) return
  const names = await readSearchNames(tx)
  for (let from = 0; from < drafts.length; from += batchSize) {
    const some = drafts.slice(from, from + batchSize)
    const made = await insertProducts(
      tx,
      names,
      some.map(({ key, alertAt, delivery: _delivery, ...facts }) => ({
        ...facts,
        merchantId,
        onSale: false,
        pictureIds: [],
        createdAt: at,
        tableKey: key,
        ...(alertAt === undefined ? {} : { alertAt }),
      })),
    )
    const rates = made.flatMap(({ id }, place) =>
      Object.entries(some[place]?.delivery ?? {}).map(([area, { cost, daysMin, daysMax }]) => ({
        product_id: id,
        area,
        cost,
        days_min: daysMin,
        days_max: daysMax,
      })),
    )
    if (rates.length > 0) await tx.insertInto("product_delivery").values(rates).execute()
  }
}

interface Added {
  readonly productId: string
  readonly variant: NewVariant
}

/** Adds variants to existing, locked products, after their present ones. */
export async function addVariants(
  tx: Transaction<DB>,
  { merchantId, at }: Around,
  added: readonly Added[],
): Promise<void> {
  if (added.length === 0) return
  const byProduct = Map.groupBy(added, ({ productId }) => productId)
  const ids = [...byProduct.keys()]
  const { rows } = await sql<{ id: string; next: number }>`
    select product_id as id, max(position) + 1 as next from product_variant
    where product_id = any(${ids}::uuid[]) group by product_id`.execute(tx)
  const next = new Map(rows.map((row) => [row.id, row.next]))
  const variants = [...byProduct].flatMap(([productId, given]) =>
    given.map(({ variant }, place) => ({
      ...variant,
      productId,
      position: (next.get(productId) ?? 0) + place,
    })),
  )
  await insertVariants(tx, merchantId, variants)
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize)
    await sql`
      update product p set lowest_price = v.lowest, highest_price = v.highest, in_stock = v.in_stock,
        colours = v.colours, edition = p.edition + 1, changed_at = ${at}
      from (
        select product_id, min(price) as lowest, max(price) as highest, bool_or(stock > 0) as in_stock,
          array_agg(distinct colour_id) as colours
        from product_variant where product_id = any(${some}::uuid[]) group by product_id
      ) as v
      where p.id = v.product_id`.execute(tx)
    await rewordNextProducts(tx, { kind: "products", ids: some }, null, batchSize)
    await recordEvents(
      tx,
      some.map((productId) => ({ type: "product-changed", productId, merchantId }) as const),
    )
  }
}
