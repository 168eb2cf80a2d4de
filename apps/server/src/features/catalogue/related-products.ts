import type { ProductCard } from "@roomwright/contract/catalogue"
import type { Language } from "@roomwright/contract/language"
import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { selectProductCards, toProductCard } from "./product-cards.ts"

const mostRelated = 8

/**
 * Products that go with one: a shared category counts most, then the style, then the first material; of equals
 * the more popular first. Throws `notFound` when the product is not on sale.
 */
export async function findRelatedProducts(
  { database: { db } }: Services,
  id: string,
  language: Language,
): Promise<ProductCard[]> {
  const product = await db
    .selectFrom("product")
    .innerJoin("category", "category.id", "product.category_id")
    .select(["product.category_id", "category.parent_id", "product.style", "product.materials"])
    .where("product.id", "=", id)
    .where("product.on_sale", "=", true)
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  const nearness = sql<number>`
    (case when product.category_id = ${product.category_id} then 3 else 0 end)
    + (case when category.parent_id = ${product.parent_id} then 1 else 0 end)
    + (case when product.style = ${product.style} then 2 else 0 end)
    + (case when product.materials && ${product.materials.slice(0, 1)}::text[] then 1 else 0 end)`
  const rows = await selectProductCards(db)
    .innerJoin("category", "category.id", "product.category_id")
    .where("product.id", "<>", id)
    .where(nearness, ">=", 2)
    .orderBy(nearness, "desc")
    .orderBy("product.popularity", "desc")
    .orderBy("product.id", "desc")
    .limit(mostRelated)
    .execute()
  return rows.map((row) => toProductCard(row, language))
}
