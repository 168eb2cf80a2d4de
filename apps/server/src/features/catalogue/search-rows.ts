import { widthBuckets, WidthBucket } from "@roomwright/contract/settings/filter-kinds"
import { sql, type RawBuilder, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { storeCards } from "./store-cards.ts"

/**
 * The version of the filter words' meaning. Raise it with any change below: when the format differs, the
 * program makes a new ranking at its start.
 */
export const searchFormat = 4

const letters = { category: "C", style: "S", colour: "L", material: "T", width: "W", merchant: "M" } as const

/**
 * A filter as a word. It is in capitals, and the words of a product's text are in lower case, so one index
 * answers keyword and filters together.
 */
export const toFilterWord = (kind: keyof typeof letters, id: string): string => `${letters[kind]}:${id}`
export const inStockWord = "I"

const widths = WidthBucket.options.map((id) => ({ word: toFilterWord("width", id), ...widthBuckets[id] }))
const widthWords = widths.map(({ word }) => word)
export const widthStarts = widths.map(({ from }) => from)

const columns = [
  "product_id",
  "by_popularity",
  "by_age",
  "by_price",
  "category_id",
  "style",
  "colours",
  "materials",
  "width_mm",
  "in_stock",
  "words",
]
export const searchColumns: RawBuilder<unknown> = sql.join(columns.map((column) => sql.ref(column)))

const age = sql`(extract(epoch from p.created_at) * 1000)::bigint`

/** Rows of both search tables, from `product p` and its `category c`; a withdrawn product has no words. */
export const selectSearchRows: RawBuilder<unknown> = sql`
  select p.id as product_id, -(least(p.popularity, 100000)::bigint << 42) - ${age} as by_popularity, -${age} as by_age,
    p.lowest_price as by_price, p.category_id, p.style, p.colours, p.materials, p.width_mm, p.in_stock,
    case when p.on_sale then p.words || array_to_tsvector(array_remove(array[
        'A', 'C:' || c.id, 'C:' || c.parent_id, 'S:' || p.style, 'M:' || p.merchant_id,
        case when p.in_stock then ${inStockWord} end, 'D:' || (p.width_mm + 50) / 100,
        (${widthWords}::text[])[width_bucket(p.width_mm, ${widthStarts}::integer[])]
      ]
      || array(select 'L:' || colour from unnest(p.colours) as colour)
      || array(select 'R:' || room from unnest(p.rooms) as room)
      || array(select 'T:' || material from unnest(p.materials) as material), null))
    else '' end as words
  from product p join category c on c.id = p.category_id`

/**
 * Updates these products in searches and lists. Call it in every transaction that changes what they can be
 * found, sorted or filtered by, or what their cards show (name, first picture, prices, stock, colours), after
 * the change.
 */
export async function refreshSearchRows(tx: Transaction<DB>, productIds: readonly string[]): Promise<void> {
  const updates = sql.join(
    [...columns.slice(1), "version"].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )
  await sql`
    insert into product_fresh (${searchColumns})
    ${selectSearchRows} where p.id = any(${[...productIds]}::uuid[])
    on conflict (product_id) do update set ${updates}`.execute(tx)
  await storeCards(tx, productIds)
}
