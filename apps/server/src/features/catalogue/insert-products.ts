import { sql, type RawBuilder, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { newId } from "../../platform/ids.ts"
import { wordsOfProduct, type SearchNames } from "./product-words.ts"
import type { NewProduct, NewVariant } from "./new-product.ts"

/** The column's default. */
const standardAlert = 3

export interface InsertedProduct {
  readonly id: string
  readonly words: readonly string[]
  readonly product: NewProduct
}

/**
 * Stores products with their variants and pictures, one statement per table, however many. They can be found
 * once they have search rows (`refreshSearchRows`), or after the next ranking.
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
      insert into product (id, merchant_id, category_id, name, also_called, description, style, materials, width_mm,
        depth_mm, height_mm, on_sale, lowest_price, highest_price, in_stock, colours, popularity, words, created_at,
        table_key, alert_at)
      select id, merchant_id, category_id, name, also_called, description, style, materials, width_mm, depth_mm,
        height_mm, on_sale, lowest_price, highest_price, in_stock, colours, popularity,
        array_to_tsvector(string_to_array(words, ' ')), created_at, table_key, alert_at`,
    sql`(id uuid, merchant_id uuid, category_id text, name jsonb, also_called jsonb, description jsonb, style text, materials text[],
      width_mm integer, depth_mm integer, height_mm integer, on_sale boolean, lowest_price bigint, highest_price bigint,
      in_stock boolean, colours text[], popularity integer, words text, created_at timestamptz,
      table_key text, alert_at integer)`,
    made.map(({ id, words, product }) => {
      const prices = product.variants.map(({ price }) => price)
      return {
        id,
        merchant_id: product.merchantId,
        category_id: product.categoryId,
        name: product.name,
        also_called: product.alsoCalled ?? {},
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
        table_key: product.tableKey ?? null,
        alert_at: product.alertAt ?? standardAlert,
      }
    }),
  )
  await insertFrom(
    tx,
    variantInsert,
    variantShape,
    made.flatMap(({ id: productId, product: { merchantId, variants } }) =>
      variants.map((variant, position) => toVariantRow({ productId, merchantId, position }, variant)),
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

/** Stores variants of existing products, after their present ones. */
export async function insertVariants(
  tx: Transaction<DB>,
  merchantId: string,
  variants: readonly (NewVariant & { readonly productId: string; readonly position: number })[],
): Promise<void> {
  await insertFrom(
    tx,
    variantInsert,
    variantShape,
    variants.map(({ productId, position, ...variant }) =>
      toVariantRow({ productId, merchantId, position }, variant),
    ),
  )
}

const variantInsert = sql`
  insert into product_variant (id, product_id, merchant_id, sku, size, colour_id, colour_name, colour_hex, price, stock,
    position)
  select id, product_id, merchant_id, sku, size, colour_id, colour_name, colour_hex, price, stock, position`
const variantShape = sql`(id uuid, product_id uuid, merchant_id uuid, sku text, size jsonb, colour_id text,
  colour_name jsonb, colour_hex text, price bigint, stock integer, position integer)`

interface VariantPlace {
  readonly productId: string
  readonly merchantId: string
  readonly position: number
}

const toVariantRow = ({ productId, merchantId, position }: VariantPlace, variant: NewVariant) => ({
  id: newId(),
  product_id: productId,
  merchant_id: merchantId,
  sku: variant.sku,
  size: variant.size,
  colour_id: variant.colour.id,
  colour_name: variant.colour.name,
  colour_hex: variant.colour.hex,
  price: variant.price,
  stock: variant.stock,
  position,
})

async function insertFrom(
  tx: Transaction<DB>,
  insert: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  rows: readonly object[],
): Promise<void> {
  await sql`${insert} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ${columns}`.execute(tx)
}
