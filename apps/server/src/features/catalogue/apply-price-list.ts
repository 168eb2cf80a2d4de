import type { PriceListFault, PriceListMode, PriceListReport } from "@roomwright/contract/price-lists"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvents } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { lockMerchant } from "./add-own-product.ts"
import { parsePriceList, type PriceRow } from "./parse-price-list.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Products of a statement. */
const batchSize = 500

/**
 * Sets prices and stocks of a merchant's variants from a CSV, all in one transaction. The same list a second time
 * changes nothing. Throws `priceListUnreadable`.
 */
export async function applyPriceList(
  services: Pick<Services, "database" | "events" | "clock">,
  merchantId: string,
  { csv, mode }: { readonly csv: string; readonly mode: PriceListMode },
): Promise<PriceListReport> {
  const { count, rows, faults } = await parsePriceList(csv)
  return inTransaction(services, async (tx) => {
    await lockMerchant(tx, merchantId)
    const known = await lockVariants(tx, merchantId, rows)
    const unknown = rows.flatMap(({ row, sku }): PriceListFault[] =>
      known.has(sku) ? [] : [{ row, column: "sku", problem: "unknown", value: sku.slice(0, 80) }],
    )
    const all = [...faults, ...unknown].toSorted((one, two) => one.row - two.row)
    const changes = rows.flatMap(({ sku, price, stock }) => {
      const before = known.get(sku)
      if (!before) return []
      const after = { price: price ?? before.price, stock: stock ?? before.stock }
      const isSame = after.price === before.price && after.stock === before.stock
      return isSame ? [] : [{ id: before.id, productId: before.productId, ...after }]
    })
    const isApplied = mode === "good" || (mode === "all" && all.length === 0)
    if (isApplied && changes.length > 0) await write(tx, { merchantId, at: services.clock.now() }, changes)
    return { rows: count, changes: changes.length, isApplied, faults: all }
  })
}

interface KnownVariant {
  readonly id: string
  readonly productId: string
  readonly price: number
  readonly stock: number
}

/** The variants of these rows by their numbers; whoever sells or changes of their products waits. */
async function lockVariants(
  tx: Transaction<DB>,
  merchantId: string,
  rows: readonly PriceRow[],
): Promise<ReadonlyMap<string, KnownVariant>> {
  const skus = rows.map(({ sku }) => sku)
  await sql`
    select id from product
    where merchant_id = ${merchantId} and id in (
      select product_id from product_variant v where v.sku = any(${skus}::text[]))
    order by id for no key update`.execute(tx)
  const { rows: found } = await sql<KnownVariant & { readonly sku: string }>`
    select v.id, v.sku, v.price, v.stock, v.product_id as "productId"
    from product_variant v join product p on p.id = v.product_id
    where p.merchant_id = ${merchantId} and v.sku = any(${skus}::text[])`.execute(tx)
  return new Map(found.map((variant) => [variant.sku, variant]))
}

async function write(
  tx: Transaction<DB>,
  { merchantId, at }: { readonly merchantId: string; readonly at: Date },
  changes: readonly KnownVariant[],
): Promise<void> {
  await sql`
    update product_variant v set price = given.price, stock = given.stock
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (id uuid, price bigint, stock integer)
    where v.id = given.id`.execute(tx)
  const ids = [...new Set(changes.map(({ productId }) => productId))]
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize)
    await sql`
      update product p set lowest_price = v.lowest, highest_price = v.highest, in_stock = v.in_stock,
        edition = p.edition + 1, changed_at = ${at}
      from (
        select product_id, min(price) as lowest, max(price) as highest, bool_or(stock > 0) as in_stock
        from product_variant where product_id = any(${some}::uuid[]) group by product_id
      ) as v
      where p.id = v.product_id`.execute(tx)
    await refreshSearchRows(tx, some)
    await recordEvents(
      tx,
      some.map((productId) => ({ type: "product-changed", productId, merchantId }) as const),
    )
  }
}
