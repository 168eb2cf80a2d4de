import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"
import { isBlocked } from "../accounts/accounts.public.ts"
import { showPictures } from "../media/media.public.ts"
import { showProductModels } from "./product-models.ts"
import type { Owned } from "./read-my-product.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Takes a product off sale: nobody can find it, and its pictures are refused. */
export const withdrawProduct = (services: Writing, productId: string): Promise<void> =>
  putOnSale(services, productId, false)

/** Puts a withdrawn product back on sale. */
export const relistProduct = (services: Writing, productId: string): Promise<void> =>
  putOnSale(services, productId, true)

/** The same for its merchant; `notFound` for another's. */
export const offerMyProduct = (
  services: Writing,
  { merchantId, productId }: Owned,
  onSale: boolean,
): Promise<void> => putOnSale(services, productId, onSale, merchantId)

/**
 * Throws `notFound` for a product that does not exist, is not this merchant's, or would be offered by a
 * blocked merchant, and `pictureMissing`.
 */
async function putOnSale(
  services: Writing,
  productId: string,
  onSale: boolean,
  merchantId?: string,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    if (onSale) await refuseBlocked(tx, productId)
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

async function refuseBlocked(tx: Transaction<DB>, productId: string): Promise<void> {
  const found = tx.selectFrom("product").select("merchant_id").where("id", "=", productId)
  const product = await found.executeTakeFirst()
  if (product && (await isBlocked(tx, product.merchant_id))) throw new AppError("notFound")
}
