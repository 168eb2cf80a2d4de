import type { Transaction } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"
import { deletePicture } from "../media/media.public.ts"
import { deleteModelWithPoster, readModelIds } from "./product-models.ts"
import type { Owned } from "./read-my-product.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Deletes a product of this merchant for good. Throws `notFound` for another's. */
export async function deleteMyProduct(services: Writing, { merchantId, productId }: Owned): Promise<void> {
  await inTransaction(services, async (tx) => {
    const owned = await tx
      .selectFrom("product")
      .select("id")
      .where("id", "=", productId)
      .where("merchant_id", "=", merchantId)
      .executeTakeFirst()
    if (!owned) throw new AppError("notFound")
    await removeProduct(tx, productId)
  })
}

/** Deletes a product with its variants and pictures. Orders keep their copy of it. Throws `notFound`. */
export async function removeProduct(tx: Transaction<DB>, productId: string): Promise<void> {
  const product = await tx
    .updateTable("product")
    .set({ on_sale: false })
    .where("id", "=", productId)
    .returning("merchant_id")
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  // A `product_fresh` row without words hides the product's row in the ranking until the next one.
  await refreshSearchRows(tx, [productId])
  const pictures = await tx
    .selectFrom("product_picture")
    .select("picture_id")
    .where("product_id", "=", productId)
    .execute()
  const model = await readModelIds(tx, [productId])
  await tx.deleteFrom("product").where("id", "=", productId).execute()
  for (const ids of model) await deleteModelWithPoster(tx, ids)
  for (const { picture_id } of pictures) await deletePicture(tx, picture_id)
  await recordEvent(tx, { type: "product-changed", productId, merchantId: product.merchant_id })
}
