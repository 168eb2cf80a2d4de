import type { ProductCard } from "@roomwright/contract/catalogue"
import type { Language } from "@roomwright/contract/language"
import { namedFirst, readKeyword, suggestedFrom, type Spelling } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import { productConditions } from "./filter-products.ts"
import { selectProductCards, toProductCards } from "./product-cards.ts"

/** The most popular products that a keyword finds, those that are called so first. */
export async function suggestProducts(
  { database: { db } }: Services,
  w: string,
  { spelling, most }: { readonly spelling: Spelling; readonly most: number },
  language: Language,
): Promise<ProductCard[]> {
  const keyword = await readKeyword(db, "product_spelling", w, spelling)
  const rows = await selectProductCards(db)
    .where((eb) => productConditions(eb, { keyword }))
    .orderBy("product.popularity", "desc")
    .orderBy("product.id", "desc")
    .limit(suggestedFrom)
    .execute()
  return toProductCards(db, namedFirst(rows, keyword.correctedTo ?? w, most), language)
}
