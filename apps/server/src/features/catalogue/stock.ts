import type { LocalText } from "@roomwright/contract/language"
import { provinceOf, type DeliveryArea } from "@roomwright/contract/orders/provinces"
import { sql, type Kysely, type Transaction } from "kysely"
import { prepare } from "../../platform/database/prepared.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** What the delivery of one piece costs (VND), and how long it takes. */
export interface Delivery {
  readonly cost: number
  readonly daysMin: number
  readonly daysMax: number
}

/** The platform's standard, for products that say nothing themselves. */
export const standardDelivery: Delivery = { cost: 120_000, daysMin: 3, daysMax: 10 }

/** A variant as it can be bought now. */
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
  /** Whether its picture stays whatever becomes of the product (`savePictures`). */
  readonly isPictureKept: boolean
  /** VND. */
  readonly price: number
  readonly stock: number
  /** So many pieces, or fewer, count as low to the merchant. */
  readonly alertAt: number
  /** Of the parts of the country that the product says something about. */
  readonly rates: Readonly<Record<string, Delivery>>
}

interface Asked {
  readonly productId: string
  readonly variantId: string
}

const readVariant = prepare<{
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
  select p.merchant_id, p.on_sale, p.alert_at, p.name, v.sku, v.size, v.colour_name, v.colour_hex, v.price, v.stock,
    first.picture_id, picture.kept as picture_kept,
    (select jsonb_object_agg(d.area,
        jsonb_build_object('cost', d.cost, 'daysMin', d.days_min, 'daysMax', d.days_max))
      from product_delivery d where d.product_id = p.id) as rates
  from product_variant v
    join product p on p.id = v.product_id
    left join product_picture first on first.product_id = p.id and first.position = 0
    left join picture on picture.id = first.picture_id
  where v.id = $1 and p.id = $2`)

/** A variant of a product. Undefined where the product has no such variant. */
export async function readSoldVariant(
  db: Kysely<DB>,
  { productId, variantId }: Asked,
): Promise<SoldVariant | undefined> {
  const [row] = await readVariant.run(db, [variantId, productId])
  if (!row) return undefined
  return {
    productId,
    variantId,
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
  }
}

/** The delivery of a variant to a province, by its number. */
export const deliveryTo = ({ rates }: Pick<SoldVariant, "rates">, province: string): Delivery =>
  rates[provinceOf(province)?.area ?? ""] ?? standardDelivery

interface Moved {
  /** Pieces that are there now. */
  readonly left: number
}

/** Locks the product first, as everybody does who changes its variants, and then the variant. */
const updateStock = prepare<{ stock: number; in_stock: boolean }>(`
  with locked as materialized (
    select id, in_stock from product where id = $1 and (on_sale or $4::bigint is null) for no key update
  )
  update product_variant v set stock = v.stock + $3
  from locked
  where v.id = $2 and v.product_id = locked.id and v.stock + $3 >= 0 and v.price = coalesce($4::bigint, v.price)
  returning v.stock, locked.in_stock`)

interface Moving extends Asked {
  readonly by: number
  /** To be sold at: then it must be on sale, and cost just that. */
  readonly price?: number
}

/**
 * Takes pieces of a variant (`by` below 0) or puts them back. Null, with nothing changed, when there are too few, when the
 * variant is gone, or when it is not what is to be sold any more.
 */
export async function moveStock(
  tx: Transaction<DB>,
  { productId, variantId, by, price }: Moving,
): Promise<Moved | null> {
  const [moved] = await updateStock.run(tx, [productId, variantId, by, price ?? null])
  if (!moved) return null
  const left = moved.stock
  // Only a last piece that goes, or a first one that comes, can make a difference to lists.
  const flipped = left > 0 === moved.in_stock ? undefined : await flipStock(tx, productId)
  if (flipped) {
    await refreshSearchRows(tx, [productId])
    await recordEvent(tx, { type: "product-changed", productId, merchantId: flipped.merchant_id })
  } else await recordEvent(tx, { type: "stock-changed", productId })
  return { left }
}

/** Says anew whether a product that is locked is in stock. Undefined when it said so before. */
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

/** Says what a product's delivery costs in each part of the country; parts left out go by the standard. */
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
