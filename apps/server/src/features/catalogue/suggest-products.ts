import type { ProductCard } from "@roomwright/contract/catalogue/calls"
import type { Language } from "@roomwright/contract/language"
import { sql } from "kysely"
import { namedFirst, suggestedFrom, type Spelling } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { boundsOf, wantProducts } from "./filter-products.ts"
import { popularHitsOf } from "./find-products.ts"
import { selectProductCards, toProductCard } from "./product-cards.ts"
import { understandKeyword } from "./understanding/understand-keyword.ts"

/** The most popular products for a keyword, those with it in their names first. */
export async function suggestProducts(
  { database }: Services,
  w: string,
  { spelling, most }: { readonly spelling: Spelling; readonly most: number },
  language: Language,
): Promise<ProductCard[]> {
  const keyword = await understandKeyword(database, w, { spelling })
  const wanted = wantProducts({ keyword, ...boundsOf(keyword) })
  if (!wanted) return []
  const hits = popularHitsOf(wanted, suggestedFrom)
  const rows = await selectProductCards(database.db)
    .innerJoin(
      sql<{ product_id: string; by_popularity: number }>`${hits}`.as("hit"),
      "hit.product_id",
      "product_card.product_id",
    )
    .orderBy("hit.by_popularity")
    .orderBy("hit.product_id")
    .execute()
  const named = rows.map((row) => ({ name: row.card.name, row }))
  return namedFirst(named, keyword.correctedTo ?? w, most).map(({ row }) => toProductCard(row, language))
}
