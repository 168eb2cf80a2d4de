import { AppError } from "../../platform/app-error.ts"
import { inTransaction, recordEvent } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { lockMyProduct, sumUpVariants } from "./change-my-product.ts"
import type { Owned } from "./read-my-product.ts"
import { refreshSearchRows } from "./search-rows.ts"
import { stockNow } from "./write-variants.ts"

interface VariantChange {
  readonly variantId: string
  /** VND. */
  readonly price: number
  readonly stock: number
  readonly stockWas: number
}

/** Sets price and stock of one variant. Throws `notFound` if it is not this merchant's. */
export async function changeMyVariant(
  services: Pick<Services, "database" | "events" | "clock">,
  owned: Owned,
  { variantId, price, ...given }: VariantChange,
): Promise<void> {
  const { merchantId, productId } = owned
  await inTransaction(services, async (tx) => {
    await lockMyProduct(tx, owned)
    const variant = await tx
      .selectFrom("product_variant")
      .select("stock")
      .where("id", "=", variantId)
      .where("product_id", "=", productId)
      .executeTakeFirst()
    if (!variant) throw new AppError("notFound")
    await tx
      .updateTable("product_variant")
      .set({ price, stock: stockNow(variant.stock, given) })
      .where("id", "=", variantId)
      .execute()
    await sumUpVariants(tx, productId)
    await tx
      .updateTable("product")
      .set(({ eb }) => ({ edition: eb("edition", "+", 1), changed_at: services.clock.now() }))
      .where("id", "=", productId)
      .execute()
    await refreshSearchRows(tx, [productId])
    await recordEvent(tx, { type: "product-changed", productId, merchantId })
  })
}
