import type { Kysely } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvent } from "../../platform/events/record-event.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { AccountHandlers } from "../accounts/accounts.public.ts"
import { showPictures } from "../media/media.public.ts"
import { showProductModels } from "./product-models.ts"
import { rewordNextProducts } from "./reindex-products.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Products per statement: merchants may have tens of thousands. */
const batchSize = 500
const beforeAll = "00000000-0000-0000-0000-000000000000"

/** Updates products' search words to the current name of their merchant. */
export const followMerchant: Partial<AccountHandlers> = {
  async profileChanged(tx, accountId) {
    let after: string | null = null
    do after = await rewordNextProducts(tx, { kind: "merchant", id: accountId }, after, batchSize)
    while (after !== null)
  },
}

/** All products of a merchant with their variants, in the order of creation. */
async function* readProducts(db: Kysely<DB>, merchantId: string) {
  let after = beforeAll
  for (;;) {
    const products = await db
      .selectFrom("product")
      .select(["id", "name", "description", "category_id", "style", "materials"])
      .select(["width_mm", "depth_mm", "height_mm", "on_sale", "created_at"])
      .where("merchant_id", "=", merchantId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute()
    const last = products.at(-1)
    if (!last) return
    after = last.id
    const variants = await db
      .selectFrom("product_variant")
      .select(["product_id", "sku", "size", "colour_name", "price", "stock"])
      .where(
        "product_id",
        "in",
        products.map(({ id }) => id),
      )
      .orderBy("position")
      .execute()
    const byProduct = Map.groupBy(variants, ({ product_id }) => product_id)
    for (const product of products) yield { ...product, variants: byProduct.get(product.id) ?? [] }
  }
}

/** A merchant's products: exported, and withdrawn for good when the merchant is erased. */
export const productData: PersonalData = {
  name: "products",
  export: async (db, accountId) => readProducts(db, accountId),
  async erase(tx, accountId) {
    const products = await tx
      .updateTable("product")
      .set({ on_sale: false })
      .where("merchant_id", "=", accountId)
      .returning("id")
      .execute()
    const ids = products.map(({ id }) => id)
    if (ids.length === 0) return
    const pictures = await tx
      .selectFrom("product_picture")
      .select("picture_id")
      .where("product_id", "in", ids)
      .execute()
    await showPictures(
      tx,
      pictures.map((row) => row.picture_id),
      false,
    )
    await showProductModels(tx, ids, false)
    await refreshSearchRows(tx, ids)
    for (const productId of ids)
      await recordEvent(tx, { type: "product-changed", productId, merchantId: accountId })
  },
}
