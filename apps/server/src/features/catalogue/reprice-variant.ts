import { AppError } from "../../platform/app-error.ts"
import { inTransaction, recordEvent, type Writing } from "../../platform/events/record-event.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Sets the price of a variant in VND, and updates the prices by which lists sort and filter its product. */
export async function repriceVariant(services: Writing, variantId: string, price: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    // Lock the product first: two variants repriced at once must not each use the other's old price.
    const product = await tx
      .selectFrom("product")
      .select(["id", "merchant_id"])
      .where("id", "=", (eb) =>
        eb.selectFrom("product_variant").select("product_id").where("id", "=", variantId),
      )
      .forUpdate()
      .executeTakeFirst()
    if (!product) throw new AppError("notFound")
    await tx.updateTable("product_variant").set({ price }).where("id", "=", variantId).execute()
    const prices = await tx
      .selectFrom("product_variant")
      .select((eb) => [eb.fn.min("price").as("lowest"), eb.fn.max("price").as("highest")])
      .where("product_id", "=", product.id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable("product")
      .set({ lowest_price: prices.lowest, highest_price: prices.highest })
      .where("id", "=", product.id)
      .execute()
    await refreshSearchRows(tx, [product.id])
    await recordEvent(tx, { type: "product-changed", productId: product.id, merchantId: product.merchant_id })
  })
}
