import type { MyProduct, MyVariant } from "@roomwright/contract/catalogue/my-products"
import type { Kysely } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import type { Services } from "../../platform/services.ts"
import { pictureColumns, signHiddenPicture, toPicture, type PictureRow } from "../media/media.public.ts"

export interface Owned {
  readonly merchantId: string
  readonly productId: string
}

type Signing = Pick<Services, "config" | "clock">

/** A picture for its owner: hidden ones have an address that works for a minute. */
export const toOwnPicture = (services: Signing, row: PictureRow, isHidden: boolean) => ({
  picture: toPicture(row),
  address: isHidden ? signHiddenPicture(services, row.pictureId) : null,
})

/** The variants of products as their merchant sees them, in their order. */
export async function readMyVariants(
  db: Kysely<DB>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, MyVariant[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("product_variant")
    .selectAll()
    .where("product_id", "in", [...productIds])
    .orderBy("position")
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    [...byProduct].map(([id, variants]) => [
      id,
      variants.map((row) => ({
        id: row.id,
        sku: row.sku,
        size: row.size,
        colour: { id: row.colour_id, name: row.colour_name, hex: row.colour_hex },
        price: row.price,
        stock: row.stock,
      })),
    ]),
  )
}

/** A product of this merchant in full. Throws `notFound` for another's, too. */
export async function readMyProduct(
  services: Pick<Services, "database" | "config" | "clock">,
  { merchantId, productId }: Owned,
): Promise<MyProduct> {
  const { db } = services.database
  const product = await db
    .selectFrom("product")
    .selectAll()
    .where("id", "=", productId)
    .where("merchant_id", "=", merchantId)
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  const pictures = await db
    .selectFrom("product_picture as p")
    .innerJoin("picture", "picture.id", "p.picture_id")
    .select(pictureColumns)
    .where("p.product_id", "=", productId)
    .orderBy("p.position")
    .execute()
  const variants = await readMyVariants(db, [productId])
  const rates = await db
    .selectFrom("product_delivery")
    .selectAll()
    .where("product_id", "=", productId)
    .execute()
  const rateOf = (area: string) => {
    const row = rates.find((one) => one.area === area)
    return row ? { cost: row.cost, daysMin: row.days_min, daysMax: row.days_max } : null
  }
  return {
    id: product.id,
    edition: product.edition,
    isOnSale: product.on_sale,
    localName: product.name,
    localDescription: product.description,
    alsoCalled: product.also_called,
    category: product.category_id,
    style: product.style,
    materials: product.materials,
    widthMm: product.width_mm,
    depthMm: product.depth_mm,
    heightMm: product.height_mm,
    pictures: pictures.map((row) => toOwnPicture(services, row, !product.on_sale)),
    variants: variants.get(productId) ?? [],
    delivery: { north: rateOf("north"), central: rateOf("central"), south: rateOf("south") },
    alertAt: product.alert_at,
  }
}
