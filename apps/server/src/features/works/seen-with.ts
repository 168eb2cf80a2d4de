import type { ProductCard } from "@roomwright/contract/catalogue/calls"
import type { Language } from "@roomwright/contract/language"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { readProductCards } from "../catalogue/catalogue.public.ts"

const mostSeenWith = 8
/** For a product in very many works, only the newest are used: this bounds the count. */
const worksLookedAt = 200

/**
 * Products on sale that share published works with one, the most shared first; of equals the more popular.
 * Throws `notFound` if the product is not on sale.
 */
export async function findSeenWith(
  { database: { db } }: Services,
  id: string,
  language: Language,
): Promise<ProductCard[]> {
  const [product, rows] = await Promise.all([
    db.selectFrom("product").select("id").where("id", "=", id).where("on_sale", "=", true).executeTakeFirst(),
    db
      .with("room", (cte) =>
        cte
          .selectFrom("work_product")
          .innerJoin("work", "work.id", "work_product.work_id")
          .select("work.id")
          .where("work_product.product_id", "=", id)
          .where("work.shelved", "=", true)
          .orderBy("work.published_at", "desc")
          .limit(worksLookedAt),
      )
      .selectFrom("room")
      .innerJoin("work_product", "work_product.work_id", "room.id")
      .innerJoin("product", "product.id", "work_product.product_id")
      .select("product.id")
      .where("product.id", "<>", id)
      .where("product.on_sale", "=", true)
      .groupBy(["product.id", "product.popularity"])
      .orderBy((eb) => eb.fn.countAll(), "desc")
      .orderBy("product.popularity", "desc")
      .orderBy("product.id", "desc")
      .limit(mostSeenWith)
      .execute(),
  ])
  if (!product) throw new AppError("notFound")
  return readProductCards(
    db,
    rows.map((row) => row.id),
    language,
  )
}
