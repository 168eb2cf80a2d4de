import type { FilterKind } from "@roomwright/contract/settings/filter-kinds"
import {
  priceListColumns,
  type PriceListFault,
  type PriceListMode,
  type PriceListReport,
} from "@roomwright/contract/catalogue/price-lists"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvents } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterRegistry } from "../settings/settings.public.ts"
import { lockMerchant, refuseIncomplete } from "./add-my-product.ts"
import { listHoldingCategories } from "./check-product.ts"
import { addVariants, insertDrafts } from "./insert-drafts.ts"
import { faultAt, parsePriceList, type TableRow } from "./parse-price-list.ts"
import { readDrafts, type KnownProduct, type OfferedValues } from "./read-drafts.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Products per statement. */
const batchSize = 500

/**
 * Applies a merchant's table in one transaction: prices and stocks of existing variants, and new variants and
 * products, which are not on sale because they have no pictures. Repeating the table changes nothing. Throws
 * `priceListUnreadable`, and `profileIncomplete` if it lists something new.
 */
export async function applyPriceList(
  services: Pick<Services, "database" | "events" | "clock">,
  filterRegistry: FilterRegistry,
  merchantId: string,
  { csv, mode }: { readonly csv: string; readonly mode: PriceListMode },
): Promise<PriceListReport> {
  const { count, rows, faults } = await parsePriceList(csv)
  return inTransaction(services, async (tx) => {
    await lockMerchant(tx, merchantId)
    const known = await lockVariants(tx, merchantId, rows)
    const [strange, fresh] = partNew(rows.filter(({ sku }) => !known.has(sku)))
    const drafts = await readDrafts(
      fresh,
      await readOffered(tx, filterRegistry),
      await lockNamed(tx, merchantId, fresh),
    )
    if (drafts.products.length > 0) await refuseIncomplete(tx, merchantId)
    // A row that is already wrong reports only its first fault.
    const unknown = strange.filter(({ isRight }) => isRight).map((row) => faultAt(row, "sku", "unknown"))
    const all = [...faults, ...unknown, ...drafts.faults].toSorted(inOrder)
    const changes = rows.flatMap(({ sku, price, stock, isRight }) => {
      const before = known.get(sku)
      if (!before || !isRight) return []
      const after = { price: price ?? before.price, stock: stock ?? before.stock }
      const isSame = after.price === before.price && after.stock === before.stock
      return isSame ? [] : [{ id: before.id, productId: before.productId, ...after }]
    })
    const { products, added } = drafts
    const isApplied = mode === "good" || (mode === "all" && all.length === 0)
    if (isApplied) {
      const around = { merchantId, at: services.clock.now() }
      if (changes.length > 0) await write(tx, around, changes)
      await addVariants(tx, around, added)
      await insertDrafts(tx, around, products)
    }
    const variants = products.reduce((sum, product) => sum + product.variants.length, added.length)
    return {
      rows: count,
      changes: changes.length,
      products: products.length,
      variants,
      isApplied,
      faults: all,
    }
  })
}

/** In reading order. */
const inOrder = (one: PriceListFault, two: PriceListFault): number =>
  one.row - two.row || priceListColumns.indexOf(one.column) - priceListColumns.indexOf(two.column)

/** Rows with unknown numbers: those without a product, and those with one. */
function partNew(rows: readonly TableRow[]): readonly [TableRow[], TableRow[]] {
  const isNamed = (row: TableRow): boolean => row.cell("product") !== ""
  return [rows.filter((row) => !isNamed(row)), rows.filter(isNamed)]
}

/** The values that a new product may use. */
async function readOffered(tx: Transaction<DB>, filterRegistry: FilterRegistry): Promise<OfferedValues> {
  const offeredOf = async (kind: FilterKind) =>
    (await filterRegistry.list(kind)).filter(({ retired }) => !retired)
  const [categories, styles, materials, colours] = await Promise.all([
    listHoldingCategories(tx),
    offeredOf("style"),
    offeredOf("material"),
    offeredOf("colour"),
  ])
  return {
    categories: new Set(categories),
    styles: new Set(styles.map(({ id }) => id)),
    materials: new Set(materials.map(({ id }) => id)),
    colours: new Map(
      colours.flatMap(({ id, name, hex }) => (hex === null ? [] : [[id, { id, name, hex }] as const])),
    ),
  }
}

/** The merchant's products that new rows name, by key or id, locked against sales and changes. */
async function lockNamed(
  tx: Transaction<DB>,
  merchantId: string,
  rows: readonly TableRow[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  const keys = [...new Set(rows.map((row) => row.cell("product")))]
  if (keys.length === 0) return new Map()
  const { rows: found } = await sql<{ id: string; key: string }>`
    select id, coalesce(table_key, id::text) as key from product
    where merchant_id = ${merchantId} and coalesce(table_key, id::text) = any(${keys}::text[])
    order by id for no key update`.execute(tx)
  const { rows: counts } = await sql<{ id: string; count: number }>`
    select product_id as id, count(*)::int as count from product_variant
    where product_id = any(${found.map(({ id }) => id)}::uuid[]) group by product_id`.execute(tx)
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return new Map(found.map(({ id, key }) => [key, { id, variants: countOf.get(id) ?? 0 }]))
}

interface KnownVariant {
  readonly id: string
  readonly productId: string
  readonly price: number
  readonly stock: number
}

/** The variants of these rows by their numbers, with their products locked against sales and changes. */
async function lockVariants(
  tx: Transaction<DB>,
  merchantId: string,
  rows: readonly TableRow[],
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
