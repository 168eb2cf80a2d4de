import type { ProductCard } from "@roomwright/contract/catalogue/calls"
import type { Language } from "@roomwright/contract/language"
import { sql } from "kysely"
import { AppError } from "../../platform/app-error.ts"
import type { Services } from "../../platform/services.ts"
import { popularHitsOf } from "./find-products.ts"
import { readProductCards } from "./product-cards.ts"
import { toFilterWord } from "./search-rows.ts"

const mostRelated = 8
/** How many of the most popular are considered: each query walks along an index and stops there. */
const looked = { sameCategory: 100, eachSibling: 20, sameStyle: 60 } as const

/**
 * Similar products: a shared category counts most, then the style, then the first material; of equals the
 * more popular first. Those of one that is no longer sold are for whom it is missing. Throws `notFound` where there never was such a product.
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
    .executeTakeFirst()
  if (!product) throw new AppError("notFound")
  const { category_id: category, parent_id: parent, style } = product
  const sameStyle = { query: `'${toFilterWord("style", style)}'`, priceFrom: null, priceTo: null }
  const firstMaterial = product.materials.slice(0, 1)
  const { rows } = await sql<{ id: string }>`
    with candidate as (
      (select id, category_id, style, materials, popularity from product
        where on_sale and category_id = ${category}
        order by popularity desc limit ${looked.sameCategory})
      union
      (select near.* from category as sibling
        cross join lateral (
          select id, category_id, style, materials, popularity from product
          where on_sale and category_id = sibling.id
          order by popularity desc limit ${looked.eachSibling}
        ) as near
        where sibling.parent_id = ${parent})
      union
      (select product.id, product.category_id, product.style, product.materials, product.popularity
        from ${popularHitsOf(sameStyle, looked.sameStyle)} as hit join product on product.id = hit.product_id
        where product.on_sale)
    ), ranked as (
      select candidate.id, candidate.popularity,
        (case when candidate.category_id = ${category} then 3 else 0 end)
        + (case when category.parent_id = ${parent} then 1 else 0 end)
        + (case when candidate.style = ${style} then 2 else 0 end)
        + (case when candidate.materials && ${firstMaterial}::text[] then 1 else 0 end) as nearness
      from candidate join category on category.id = candidate.category_id
      where candidate.id <> ${id}
    )
    select id from ranked where nearness >= 2
    order by nearness desc, popularity desc, id desc
    limit ${mostRelated}`.execute(db)
  return readProductCards(
    db,
    rows.map((row) => row.id),
    language,
  )
}
