import type { LocalText } from "@roomwright/contract/language"
import { provinceOf, type DeliveryArea } from "@roomwright/contract/orders/provinces"
import { sql, type Kysely, type Transaction } from "kysely"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** The delivery price of one piece (VND), and how long it takes. */
export interface Delivery {
  readonly cost: number
  readonly daysMin: number
  readonly daysMax: number
}

/** The platform's standard, for products without their own. */
export const standardDelivery: Delivery = { cost: 120_000, daysMin: 3, daysMax: 10 }

/** A variant as it is sold now. */
export interface SoldVariant {
  readonly productId: string
  readonly variantId: string
  readonly merchantId: string
  readonly isOnSale: boolean
  readonly name: LocalText
  readonly sku: string
  readonly size: LocalText | null
  readonly colour: { readonly name: LocalText; readonly hex: string }
  readonly pictureId: string | null
  /** Whether its picture is kept whatever happens to the product (`savePictures`). */
  readonly isPictureKept: boolean
  /** VND. */
  readonly price: number
  readonly stock: number
  /** At this stock or below it counts as low for the merchant. */
  readonly alertAt: number
  /** The parts of the country with the product's own prices. */
  readonly rates: Readonly<Record<string, Delivery>>
}

interface Asked {
  readonly productId: string
  readonly variantId: string
}

const readVariants = prepare<{
  variant_id: string
  product_id: string
  merchant_id: string
  on_sale: boolean
  alert_at: number
  name: LocalText
  sku: string
  size: LocalText | null
  colour_name: LocalText
  colour_hex: string
  price: number
  stock: number
  picture_id: string | null
  picture_kept: boolean | null
  rates: Readonly<Record<string, Delivery>> | null
}>(`
  select v.id as variant_id, p.id as product_id, p.merchant_id, p.on_sale, p.alert_at, p.name, v.sku, v.size, v.colour_name, v.colour_hex, v.price, v.stock,
    first.picture_id, picture.kept as picture_kept,
    (select jsonb_object_agg(d.area,
        jsonb_build_object('cost', d.cost, 'daysMin', d.days_min, 'daysMax', d.days_max))
      from product_delivery d where d.product_id = p.id) as rates
  from product_variant v
    join product p on p.id = v.product_id
    left join product_picture first on first.product_id = p.id and first.position = 0
    left join picture on picture.id = first.picture_id
  where v.id = any($1::uuid[])`)

/** A variant of a product; undefined if the product has no such variant. */
export async function readSoldVariant(
  db: Kysely<DB>,
  { productId, variantId }: Asked,
): Promise<SoldVariant | undefined> {
  const [found] = (await readSoldVariants(db, [variantId])).values()
  return found?.productId === productId ? found : undefined
}

/** These variants by their ids; omits those that there are not. */
export async function readSoldVariants(
  db: Kysely<DB>,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, SoldVariant>> {
  const rows = await readVariants.run(db, [variantIds])
  return new Map(
    rows.map((row) => [
      row.variant_id,
      {
        productId: row.product_id,
        variantId: row.variant_id,
        merchantId: row.merchant_id,
        isOnSale: row.on_sale,
        name: row.name,
        sku: row.sku,
        size: row.size,
        colour: { name: row.colour_name, hex: row.colour_hex },
        pictureId: row.picture_id,
        isPictureKept: row.picture_kept ?? false,
        price: row.price,
        stock: row.stock,
        alertAt: row.alert_at,
        rates: row.rates ?? {},
      },
    ]),
  )
}

/** The delivery of a variant to a province, by its number. */
export const deliveryTo = ({ rates }: Pick<SoldVariant, "rates">, province: string): Delivery =>
  rates[provinceOf(province)?.area ?? ""] ?? standardDelivery

interface Moved {
  /** The current stock. */
  readonly left: number
}

/** Locks the products first, as all code that changes variants does, and then the variants. */
const updateStock = (locked: "" | "skip locked") =>
  prepare<{ product_id: string; variant_id: string; stock: number; in_stock: boolean }>(`
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::bigint[]) as t (product_id, variant_id, pieces, price)
  ), locked as materialized (
    select id, on_sale, in_stock from product where id = any($1::uuid[]) order by id for no key update ${locked}
  )
  update product_variant v set stock = v.stock + asked.pieces
  from asked join locked on locked.id = asked.product_id and (locked.on_sale or asked.price is null)
  where v.id = asked.variant_id and v.product_id = asked.product_id and v.stock + asked.pieces >= 0
    and v.price = coalesce(asked.price, v.price)
  returning v.product_id, v.id as variant_id, v.stock, locked.in_stock`)
const updateWaiting = updateStock("")
const updateUnlocked = updateStock("skip locked")

export interface StockMove extends Asked {
  /** Below 0 they are taken, above 0 returned. */
  readonly by: number
  /** The expected price: the variant must be on sale at exactly that. */
  readonly price?: number
}

/**
 * Takes pieces of a variant (`by` below 0) or returns them. Null, without a change, if there are too few, if
 * the variant was deleted, or if it is no longer sold at the expected price.
 */
export async function moveStock(tx: Transaction<DB>, move: StockMove): Promise<Moved | null> {
  const left = (await moveStocks(tx, [move])).get(move.variantId)
  return left === undefined ? null : { left }
}

/**
 * The same for several variants, each named once, by one statement. Gives how many are left of each that was changed. With
 * `isPatient` false, what somebody else is changing is left out, too, instead of waited for.
 */
export async function moveStocks(
  tx: Transaction<DB>,
  moves: readonly StockMove[],
  { isPatient = true }: { readonly isPatient?: boolean } = {},
): Promise<ReadonlyMap<string, number>> {
  const moved = await (isPatient ? updateWaiting : updateUnlocked).run(tx, [
    moves.map(({ productId }) => productId),
    moves.map(({ variantId }) => variantId),
    moves.map(({ by }) => by),
    moves.map(({ price }) => price ?? null),
  ])
  for (const { product_id: productId, stock, in_stock: wasInStock } of moved) {
    // Only taking the last piece or adding the first can change lists.
    const flipped = stock > 0 === wasInStock ? undefined : await flipStock(tx, productId)
    if (flipped) {
      await refreshSearchRows(tx, [productId])
      await recordEvent(tx, { type: "product-changed", productId, merchantId: flipped.merchant_id })
    } else await recordEvent(tx, { type: "stock-changed", productId })
  }
  return new Map(moved.map(({ variant_id: id, stock }) => [id, stock]))
}

/** Updates whether a locked product is in stock. Undefined if that has not changed. */
async function flipStock(
  tx: Transaction<DB>,
  productId: string,
): Promise<{ merchant_id: string } | undefined> {
  const { rows } = await sql<{ merchant_id: string }>`
    update product p set in_stock = not p.in_stock
    where p.id = ${productId} and p.in_stock <> exists (
      select from product_variant v where v.product_id = p.id and v.stock > 0
    )
    returning p.merchant_id`.execute(tx)
  return rows[0]
}

/** Sets a product's delivery prices by part of the country; omitted parts use the standard. */
export async function saveDelivery(
  tx: Transaction<DB>,
  productId: string,
  rates: Readonly<Partial<Record<DeliveryArea, Delivery>>>,
): Promise<void> {
  await tx.deleteFrom("product_delivery").where("product_id", "=", productId).execute()
  const rows = Object.entries(rates).map(([area, { cost, daysMin, daysMax }]) => ({
    product_id: productId,
    area,
    cost,
    days_min: daysMin,
    days_max: daysMax,
  }))
  if (rows.length > 0) await tx.insertInto("product_delivery").values(rows).execute()
}
