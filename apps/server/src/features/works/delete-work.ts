import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { inTransaction } from "../../platform/events/record-event.ts"
import type { Services } from "../../platform/services.ts"
import { dropPictures } from "./my-work-pictures.ts"
import { lockMyWork, type WorkSales } from "./my-work-row.ts"
import { shelveWork } from "./save-work.ts"
import { pictureIdsOf } from "./work-panoramas.ts"

/** Deletes a work of its designer. Throws `notFound`. */
export const deleteMyWork = (
  services: Services,
  sales: WorkSales,
  own: { readonly id: string; readonly designerId: string },
): Promise<void> =>
  inTransaction(services, async (tx) => {
    await lockMyWork(tx, own)
    await deleteWork(tx, sales, { id: own.id, at: services.clock.now() })
  })

/**
 * Deletes a work for good. One that somebody ordered is kept where nothing finds it, with its pictures, for
 * its orders. Throws `notFound`.
 */
export async function deleteWork(
  tx: Transaction<DB>,
  sales: WorkSales,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await shelveWork(tx, id, false)
  if (await sales.hasOrders(tx, id)) {
    await tx
      .updateTable("work")
      .set({ deleted_at: at, words: "", held_at: null, held_reason: null, look_asked_at: null })
      .where("id", "=", id)
      .execute()
    await tx.updateTable("work").set({ template_id: null }).where("template_id", "=", id).execute()
    return
  }
  const pictureIds = await pictureIdsOf(tx, id)
  await tx.deleteFrom("work").where("id", "=", id).execute()
  await dropPictures(tx, pictureIds, { areKept: false })
}
