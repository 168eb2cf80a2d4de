import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import { showPictures } from "../media/media.public.ts"
import { insertProducts } from "./insert-products.ts"
import type { NewProduct } from "./new-product.ts"
import { saveProductSpellings, readSearchNames } from "./product-words.ts"
import { refreshSearchRows } from "./search-rows.ts"

/**
 * Lists a product with its variants, pictures and search words; pictures of a product not on sale stay
 * hidden.
 */
export async function createProduct(tx: Transaction<DB>, product: NewProduct): Promise<string> {
  const [made] = await insertProducts(tx, await readSearchNames(tx, product), [product])
  if (!made) throw new Error("A product that was to be stored is not there.")
  const { id, words } = made
  await showPictures(tx, product.pictureIds, product.onSale)
  await saveProductSpellings(tx, words)
  await refreshSearchRows(tx, [id])
  await recordEvent(tx, { type: "product-changed", productId: id, merchantId: product.merchantId })
  return id
}

/**
 * Records that these products were placed in one more room, which counts as popularity and tells in which rooms such
 * things stand.
 */
export async function countPlacement(
  tx: Transaction<DB>,
  productIds: readonly string[],
  room: string,
): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .updateTable("product")
    .set({
      popularity: sql<number>`popularity + 1`,
      rooms: sql<string[]>`case when ${room} = any(rooms) then rooms else array_append(rooms, ${room}) end`,
    })
    .where("id", "in", productIds)
    .execute()
  // The ranking's popularity dates from its creation; changed products can as well have the current one.
  const fresh = await tx
    .selectFrom("product_fresh")
    .select("product_id")
    .where("product_id", "in", productIds)
    .execute()
  if (fresh.length > 0)
    await refreshSearchRows(
      tx,
      fresh.map((row) => row.product_id),
    )
}

/** Records in which rooms products stand; search rows follow with the next ranking. */
export async function addRooms(
  tx: Transaction<DB>,
  standing: readonly { readonly productId: string; readonly rooms: readonly string[] }[],
): Promise<void> {
  await sql`
    update product set rooms = array(select distinct unnest(product.rooms || given.rooms) order by 1)
    from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as given ("productId" uuid, rooms text[])
    where product.id = given."productId"`.execute(tx)
}
