import type { LocalText } from "@roomwright/contract/language"
import { isNamed } from "../../platform/words.ts"
import { readKeyword } from "../../platform/read-keyword.ts"
import type { Database } from "../../platform/database/connect.ts"
import { textsOf } from "@roomwright/contract/language"
import { pictureColumnsText, type PictureRow } from "../media/media.public.ts"
import { cardColumnsText, cardTablesText, type ProductCardRow } from "./product-cards.ts"

/** A product on sale that has a 3D model, in all languages. */
export interface ModelProduct extends ProductCardRow {
  /** From its own category up. */
  readonly categories: readonly { readonly id: string; readonly name: LocalText }[]
  readonly materials: readonly string[]
  /** Of its model. */
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  /** Of all variants. */
  readonly stock: number
  readonly poster: PictureRow
}

const statement = `
  select ${cardColumnsText}, product.materials, m.width_mm as "widthMm", m.depth_mm as "depthMm",
    m.height_mm as "heightMm",
    (select coalesce(sum(variant.stock), 0)::bigint from product_variant as variant
      where variant.product_id = product.id) as stock,
    (select row_to_json(shown) from (
      select ${pictureColumnsText} from picture where picture.id = held.poster_id) as shown) as poster,
    (select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.parent_id is null)
      from category as c where c.id in (leaf.id, leaf.parent_id)) as categories
  from ${cardTablesText}
    join product on product.id = product_card.product_id
    join product_model as held on held.product_id = product.id
    join model_file as m on m.id = held.model_file_id
    join category as leaf on leaf.id = product.category_id
  where product_card.on_sale and product.on_sale and not m.hidden
    and ($1::tsquery is null or product.words @@ $1::tsquery)
    and ($2::uuid[] is null or product.id = any($2::uuid[]))
  order by product.popularity desc, product.id desc limit $3`

/**
 * Products on sale that have a 3D model: those that a keyword finds, those that are called so first and the most popular before
 * others; or all of them; or these.
 */
export async function findModelProducts(
  { db, pool }: Pick<Database, "db" | "pool">,
  { w = "", ids = null, most }: { w?: string; ids?: readonly string[] | null; most: number },
): Promise<readonly ModelProduct[]> {
  const keyword = w === "" ? null : await readKeyword(db, "product_spelling", w, { begin: "expanded" })
  if (keyword !== null && keyword.query === null) return []
  const { rows } = await pool.query<ModelProduct>({
    name: "model-products",
    text: statement,
    values: [keyword?.query ?? null, ids, most],
  })
  if (keyword === null) return rows
  const isCalledSo = ({ card }: ModelProduct): boolean =>
    isNamed(textsOf(card.name), keyword.correctedTo ?? w)
  return [...rows.filter(isCalledSo), ...rows.filter((row) => !isCalledSo(row))]
}
