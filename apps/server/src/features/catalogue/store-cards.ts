import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { pictureColumnsText } from "../media/media.public.ts"

/**
 * Raise it with any change of `StoredCard`, together with `searchFormat`: cards of another format are made
 * again.
 */
const cardFormat = 1

/** A card of every `product p`: everything that it shows of the product itself. */
const selectCards: RawBuilder<unknown> = sql`
  select p.id, p.merchant_id, p.on_sale, json_build_object(
    'name', p.name,
    'picture', (
      select row_to_json(shown) from (select ${sql.raw(pictureColumnsText)}) as shown),
    'price', p.lowest_price,
    'priceVaries', p.highest_price > p.lowest_price,
    'inStock', p.in_stock,
    'colours', coalesce((
      select json_agg(json_build_object('name', once.colour_name, 'hex', once.colour_hex) order by once.position)
      from (
        select distinct on (v.colour_hex) v.colour_name, v.colour_hex, v.position
        from product_variant as v where v.product_id = p.id order by v.colour_hex, v.position) as once
    ), '[]')
  ), ${cardFormat}::integer
  from product p
    join product_picture as first on first.product_id = p.id and first.position = 0
    join picture on picture.id = first.picture_id`

const columns = sql`product_id, merchant_id, on_sale, card, format`
const asGiven = sql`merchant_id = excluded.merchant_id, on_sale = excluded.on_sale, card = excluded.card,
  format = excluded.format`

/** Updates the cards of these products. */
export async function storeCards(tx: Transaction<DB>, productIds: readonly string[]): Promise<void> {
  await sql`
    insert into product_card (${columns}) ${selectCards} where p.id = any(${[...productIds]}::uuid[])
    on conflict (product_id) do update set ${asGiven}`.execute(tx)
}

/**
 * Makes missing cards and those of another release. One that another process writes meanwhile is newer, and
 * stays.
 */
export async function storeMissingCards(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into product_card (${columns}) ${selectCards}
    where not exists (select from product_card as c where c.product_id = p.id and c.format = ${cardFormat})
    on conflict (product_id) do update set ${asGiven} where product_card.format <> excluded.format`.execute(
    db,
  )
}
