import { sql, type RawBuilder, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { wordsOfProduct, type SearchNames } from "./product-words.ts"
import type { NewProduct } from "./new-product.ts"

export interface InsertedProduct {
  readonly id: string
  readonly words: readonly string[]
  readonly product: NewProduct
}

/**
 * Stores products with their variants and pictures, one statement a table, however many. They are found when their
 * search rows are there (`refreshSearchRows`), or after the next ranking.
 */
export async function insertProducts(
  tx: Transaction<DB>,
  names: SearchNames,
  products: readonly NewProduct[],
): Promise<InsertedProduct[]> {
  const made = products.map((product) => ({
    id: newId(product.createdAt.getTime()),
    words: wordsOfProduct(names, product),
    product,
  }))
  await insertFrom(
    tx,
    sql`
      insert into product (id, merchant_id, category_id, name, description, style, materials, width_mm, depth_mm,
        height_mm, on_sale, lowest_price, highest_price, in_stock, colours, popularity, words, created_at)
      select id, merchant_id, category_id, name, description, style, materials, width_mm, depth_mm,
        height_mm, on_sale, lowest_price, highest_price, in_stock, colours, popularity,
        array_to_tsvector(string_to_array(words, ' ')), created_at`,
    sql`(id uuid, merchant_id uuid, category_id text, name jsonb, description jsonb, style text, materials text[],
      width_mm integer, depth_mm integer, height_mm integer, on_sale boolean, lowest_price bigint, highest_price bigint,
      in_stock boolean, colours text[], popularity integer, words text, created_at timestamptz)`,
    made.map(({ id, words, product }) => {
      const prices = product.variants.map(({ price }) => price)
      return {
        id,
        merchant_id: product.merchantId,
        category_id: product.categoryId,
        name: product.name,
        description: product.description,
        style: product.style,
        materials: product.materials,
        width_mm: product.widthMm,
        depth_mm: product.depthMm,
        height_mm: product.heightMm,
        on_sale: product.onSale,
        lowest_price: Math.min(...prices),
        highest_price: Math.max(...prices),
        in_stock: product.variants.some(({ stock }) => stock > 0),
        colours: [...new Set(product.variants.map(({ colour }) => colour.id))],
        popularity: product.popularity ?? 0,
        words: words.join(" "),
        created_at: product.createdAt,
      }
    }),
  )
  await insertFrom(
    tx,
    sql`
      insert into product_variant (id, product_id, merchant_id, sku, size, colour_id, colour_name, colour_hex, price, stock,
        position)
      select id, product_id, merchant_id, sku, size, colour_id, colour_name, colour_hex, price, stock, position`,
    sql`(id uuid, product_id uuid, merchant_id uuid, sku text, size jsonb, colour_id text, colour_name jsonb, colour_hex text,
      price bigint, stock integer, position integer)`,
    made.flatMap(({ id, product }) =>
      product.variants.map((variant, position) => ({
        id: newId(),
        product_id: id,
        merchant_id: product.merchantId,
        sku: variant.sku,
        size: variant.size,
        colour_id: variant.colour.id,
        colour_name: variant.colour.name,
        colour_hex: variant.colour.hex,
        price: variant.price,
        stock: variant.stock,
        position,
      })),
    ),
  )
  await insertFrom(
    tx,
    sql`insert into product_picture (product_id, picture_id, position) select product_id, picture_id, position`,
    sql`(product_id uuid, picture_id uuid, position integer)`,
    made.flatMap(({ id, product }) =>
      product.pictureIds.map((pictureId, position) => ({ product_id: id, picture_id: pictureId, position })),
    ),
  )
  return made
}

async function insertFrom(
  tx: Transaction<DB>,
  insert: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  rows: readonly object[],
): Promise<void> {
  await sql`${insert} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ${columns}`.execute(tx)
}
