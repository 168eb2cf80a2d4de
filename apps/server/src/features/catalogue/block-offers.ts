import { sql, type Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { recordEvents } from "../../platform/events/record-event.ts"
import type { AccountHandlers } from "../accounts/accounts.public.ts"
import { showPictures } from "../media/media.public.ts"
import { showProductModels } from "./product-models.ts"
import { refreshSearchRows } from "./search-rows.ts"

/** Products per statement: merchants may have tens of thousands. */
const batchSize = 500

/** A block takes a merchant's products off sale; its end puts those back that were on sale. */
export const blockOffers: Partial<AccountHandlers> = {
  async blockChanged(tx, merchantId, isBlocked) {
    for (;;) {
      const ids = await turnNext(tx, merchantId, isBlocked)
      if (ids.length === 0) return
      const pictures = await tx
        .selectFrom("product_picture")
        .select("picture_id")
        .where("product_id", "in", ids)
        .execute()
      await showPictures(
        tx,
        pictures.map((row) => row.picture_id),
        !isBlocked,
      )
      await showProductModels(tx, ids, !isBlocked)
      await refreshSearchRows(tx, ids)
      await recordEvents(
        tx,
        ids.map((productId) => ({ type: "product-changed", productId, merchantId })),
      )
    }
  },
  async findBlockedOffering(db) {
    const rows = await db
      .selectFrom("account")
      .select("id")
      .where("blocked_at", "is not", null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("product")
            .select("product.id")
            .whereRef("product.merchant_id", "=", "account.id")
            .where("product.on_sale", "=", true),
        ),
      )
      .execute()
    return rows.map(({ id }) => id)
  },
}

async function turnNext(tx: Transaction<DB>, merchantId: string, isBlocked: boolean): Promise<string[]> {
  const waiting = isBlocked ? sql.ref("on_sale") : sql.ref("blocked_from_sale")
  const { rows } = await sql<{ id: string }>`
    update product set on_sale = ${!isBlocked}, blocked_from_sale = ${isBlocked}
    where id in (
      select id from product where merchant_id = ${merchantId} and ${waiting} order by id limit ${batchSize})
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
