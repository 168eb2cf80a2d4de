import type { LocalText } from "@roomwright/contract/language"
import { provinceOf, type DeliveryArea } from "@roomwright/contract/provinces"
import { sql, type Kysely, type Transaction } from "kysely"
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
  /** VND. */
  readonly price: number
  readonly stock: number
  /** So many pieces, or fewer, count as low to the merchant. */
  readonly alertAt: number
  readonly delivery: Delivery
}

interface Asked {
  readonly productId: string
  readonly variantId: string
  /** A province's number. */
  readonly province: string
}

/** A variant of a product with its delivery to a province. Undefined where the product has no such variant. */
export async function readSoldVariant(
  db: Kysely<DB>,
  { productId, variantId, province }: Asked,
): Promise<SoldVariant | undefined> {
  const row = await db
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .leftJoin("product_picture as first", (join) =>
      join.onRef("first.product_id", "=", "p.id").on("first.position", "=", 0),
    )
    .leftJoin("product_delivery as d", (join) =>
      join.onRef("d.product_id", "=", "p.id").on("d.area", "=", provinceOf(province)?.area ?? ""),
    )
    .select([
      "p.merchant_id",
      "p.on_sale",
      "p.alert_at",
      "p.name",
      "v.sku",
      "v.size",
      "v.colour_name",
      "v.colour_hex",
    ])
    .select(["v.price", "v.stock", "first.picture_id", "d.cost", "d.days_min", "d.days_max"])
    .where("v.id", "=", variantId)
    .where("p.id", "=", productId)
    .executeTakeFirst()
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
    price: row.price,
    stock: row.stock,
    alertAt: row.alert_at,
    delivery:
      row.cost === null || row.days_min === null || row.days_max === null
        ? standardDelivery
        : { cost: row.cost, daysMin: row.days_min, daysMax: row.days_max },
  }
}

/**
 * Has everything else that sells, reprices or withdraws this product wait until the transaction ends. To be called
 * before its variants are read or changed.
 */
export async function lockProduct(tx: Transaction<DB>, productId: string): Promise<void> {
  await tx.selectFrom("product").select("id").where("id", "=", productId).forNoKeyUpdate().execute()
}

/**
 * Takes pieces of a variant (`by` below 0) or puts them back; the product must be locked. False, with nothing changed,
 * when there are too few, or when the variant is gone.
 */
export async function moveStock(
  tx: Transaction<DB>,
  {
    productId,
    variantId,
    by,
  }: { readonly productId: string; readonly variantId: string; readonly by: number },
): Promise<boolean> {
  const moved = await tx
    .updateTable("product_variant")
    .set(({ eb }) => ({ stock: eb("stock", "+", by) }))
    .where("id", "=", variantId)
    .where("product_id", "=", productId)
    .where(({ eb }) => eb(eb("stock", "+", by), ">=", 0))
    .returning("id")
    .executeTakeFirst()
  if (!moved) return false
  const { rows: flipped } = await sql<{ merchant_id: string }>`
    update product p set in_stock = not p.in_stock
    where p.id = ${productId} and p.in_stock <> exists (
      select from product_variant v where v.product_id = p.id and v.stock > 0
    )
    returning p.merchant_id`.execute(tx)
  const [product] = flipped
  if (!product) {
    await recordEvent(tx, { type: "stock-changed", productId })
    return true
  }
  await refreshSearchRows(tx, [productId])
  await recordEvent(tx, { type: "product-changed", productId, merchantId: product.merchant_id })
  return true
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
