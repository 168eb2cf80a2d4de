import { AppError } from "../../platform/app-error.ts"
import { hashVisitor } from "../../platform/hash-visitor.ts"
import type { CallContext } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"

/**
 * Counts a view once per visitor, product and day in Vietnam; robots and the product's merchant never count. Throws
 * `notFound` for a product that is not on sale.
 */
export async function recordProductView(
  services: Services,
  productId: string,
  { visitor, session }: CallContext,
): Promise<null> {
  const { db } = services.database
  const product = await db
    .selectFrom("product")
    .select("merchant_id")
    .where("id", "=", productId)
    .where("on_sale", "=", true)
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  const visit = session?.accountId === product.merchant_id ? null : hashVisitor(services, visitor)
  if (visit)
    await db
      .insertInto("product_view")
      .columns(["product_id", "day", "visitor"])
      // It may be deleted meanwhile.
      .expression((eb) =>
        eb
          .selectFrom("product")
          .select(["product.id", eb.val(visit.day).as("day"), eb.val(visit.hash).as("visitor")])
          .where("product.id", "=", productId)
          .forKeyShare(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return null
}
