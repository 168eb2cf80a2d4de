import { AppError } from "../../platform/app-error.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"
import { showPictures } from "../media/media.public.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Takes a product off sale: it is found nowhere any more, and its pictures are refused. */
export const withdrawProduct = (services: Writing, productId: string): Promise<void> =>
  putOnSale(services, productId, false)

/** Puts a withdrawn product back on sale. */
export const relistProduct = (services: Writing, productId: string): Promise<void> =>
  putOnSale(services, productId, true)

/** Throws `notFound` for a product that never was. */
async function putOnSale(services: Writing, productId: string, onSale: boolean): Promise<void> {
  await inTransaction(services, async (tx) => {
    const product = await tx
      .updateTable("product")
      .set({ on_sale: onSale })
      .where("id", "=", productId)
      .returning("merchant_id")
      .executeTakeFirst()
    if (!product) throw new AppError("notFound")
    const pictures = await tx
      .selectFrom("product_picture")
      .select("picture_id")
      .where("product_id", "=", productId)
      .execute()
    await showPictures(
      tx,
      pictures.map((row) => row.picture_id),
      onSale,
    )
    await refreshSearchRows(tx, [productId])
    await recordEvent(tx, { type: "product-changed", productId, merchantId: product.merchant_id })
  })
}
