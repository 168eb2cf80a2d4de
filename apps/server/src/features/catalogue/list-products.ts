import type { ProductCard, ProductSort, ProductsQuery } from "@roomwright/contract/catalogue"
import type { FoundPageOf } from "@roomwright/contract/envelope"
import type { Language } from "@roomwright/contract/language"
import { correctionOf } from "../../platform/read-keyword.ts"
import type { Services } from "../../platform/services.ts"
import type { FilterBook } from "../settings/settings.public.ts"
import { productConditions, readProductFilters, refuseUnknownProductFilters } from "./filter-products.ts"
import { selectProductCards, toProductCards } from "./product-cards.ts"

const orders = {
  popular: [
    ["product.popularity", "desc"],
    ["product.created_at", "desc"],
  ],
  newest: [["product.created_at", "desc"]],
  "price-up": [["product.lowest_price", "asc"]],
  "price-down": [["product.lowest_price", "desc"]],
} as const satisfies Record<ProductSort, readonly (readonly [string, "asc" | "desc"])[]>

/** One page of products on sale; ties are broken by id, so that no product is on two pages. */
export async function listProductPage(
  { database: { db } }: Services,
  filterBook: FilterBook,
  { sort, page, size, ...filters }: ProductsQuery,
  language: Language,
): Promise<FoundPageOf<ProductCard> & { content: ProductCard[] }> {
  await refuseUnknownProductFilters(db, filterBook, filters)
  const asked = await readProductFilters(db, filters)
  let query = selectProductCards(db).where((eb) => productConditions(eb, asked))
  for (const [column, direction] of orders[sort]) query = query.orderBy(column, direction)
  const [rows, { total }] = await Promise.all([
    query
      .orderBy("product.id", "desc")
      .limit(size)
      .offset(page * size)
      .execute(),
    db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where((eb) => productConditions(eb, asked))
      .executeTakeFirstOrThrow(),
  ])
  return {
    content: await toProductCards(db, rows, language),
    page,
    size,
    totalElements: total,
    ...correctionOf(asked.keyword, total),
  }
}
