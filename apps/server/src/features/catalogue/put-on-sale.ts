import { AppError } from "../../platform/app-error.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"
import { showPictures } from "../media/media.public.ts"
import { showProductModels } from "./product-models.ts"
import type { Owned } from "./read-own-product.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Takes a product off sale: it is found nowhere any more, and its pictures are refused. */
export const withdrawProduct = (services: Writing, productId: string): Promise<void> =>
  putOnSale(services, productId, false)

/** Puts a withdrawn product back on sale. */
export const relistProduct = (services: Writing, productId: string): Promise<void> =>
  putOnSale(services, productId, true)

/** The same by the merchant whose product it is; `notFound` for another's. */
export const offerOwnProduct = (
  services: Writing,
  { merchantId, productId }: Owned,
  onSale: boolean,
): Promise<void> => putOnSale(services, productId, onSale, merchantId)

/** Throws `notFound` for a product that never was, or is not this merchant's, and `pictureMissing`. */
async function putOnSale(
  services: Writing,
  productId: string,
  onSale: boolean,
  merchantId?: string,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const product = await tx
      .updateTable("product")
      .set({ on_sale: onSale })
      .where("id", "=", productId)
      .$if(merchantId !== undefined, (query) => query.where("merchant_id", "=", merchantId ?? ""))
      .returning("merchant_id")
      .executeTakeFirst()
    if (!product) throw new AppError("notFound")
    const pictures = await tx
      .selectFrom("product_picture")
      .select("picture_id")
      .where("product_id", "=", productId)
      .execute()
    if (onSale && pictures.length === 0) throw new AppError("pictureMissing")
    await showPictures(
      tx,
      pictures.map((row) => row.picture_id),
      onSale,
    )
    await showProductModels(tx, [productId], onSale)
    await refreshSearchRows(tx, [productId])
    await recordEvent(tx, { type: "product-changed", productId, merchantId: product.merchant_id })
  })
}
