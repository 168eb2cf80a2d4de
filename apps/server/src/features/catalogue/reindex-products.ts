import { sql, type SqlBool, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { saveProductSpellings, readSearchNames, wordsOfProduct } from "./product-words.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Products whose words are rewritten together. */
export type Carrying =
  | { readonly kind: "products"; readonly ids: readonly string[] }
  | { readonly kind: "merchant"; readonly id: string }
  | { readonly kind: "style" | "material" | "colour" | "category"; readonly id: string }

const conditionOf = (carrying: Carrying) => {
  switch (carrying.kind) {
    case "products":
      return sql<SqlBool>`product.id = any(${[...carrying.ids]}::uuid[])`
    case "merchant":
      return sql<SqlBool>`product.merchant_id = ${carrying.id}`
    case "style":
      return sql<SqlBool>`product.style = ${carrying.id}`
    case "material":
      return sql<SqlBool>`${carrying.id} = any(product.materials)`
    case "colour":
      return sql<SqlBool>`${carrying.id} = any(product.colours)`
    case "category":
      return sql<SqlBool>`product.category_id in (
        select c.id from category as c where ${carrying.id} in (c.id, c.parent_id))`
  }
}

/**
 * Rewrites the search words of the next products. Returns the id of the last one; null when there is none.
 */
export async function rewordNextProducts(
  tx: Transaction<DB>,
  carrying: Carrying,
  after: string | null,
  most: number,
): Promise<string | null> {
  let query = tx
    .selectFrom("product")
    .select(["id", "merchant_id", "category_id", "name", "also_called", "description", "style", "materials"])
    .where(conditionOf(carrying))
    .orderBy("id")
    .limit(most)
  if (after !== null) query = query.where("id", ">", after)
  const products = await query.execute()
  const ids = products.map(({ id }) => id)
  if (ids.length === 0) return null
  const variants = Map.groupBy(
    await tx
      .selectFrom("product_variant")
      .select(["product_id", "size", "colour_id", "colour_name"])
      .where("product_id", "in", ids)
      .execute(),
    ({ product_id }) => product_id,
  )
  const names = await readSearchNames(tx)
  const rows = products.map((product) => ({
    id: product.id,
    words: wordsOfProduct(names, {
      merchantId: product.merchant_id,
      categoryId: product.category_id,
      name: product.name,
      alsoCalled: product.also_called,
      description: product.description,
      style: product.style,
      materials: product.materials,
      variants: (variants.get(product.id) ?? []).map(({ size, colour_id, colour_name }) => ({
        size,
        colour: { id: colour_id, name: colour_name },
      })),
    }),
  }))
  await sql`
    update product set words = array_to_tsvector(string_to_array(given.words, ' '))
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, words }) => ({ id, words: words.join(" ") })))}::jsonb)
      as given (id uuid, words text)
    where product.id = given.id`.execute(tx)
  await saveProductSpellings(tx, [...new Set(rows.flatMap(({ words }) => words))])
  await refreshSearchRows(tx, ids)
  return ids.at(-1) ?? null
}
