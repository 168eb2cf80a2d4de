import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"

/** A piece that was ordered out of a work; sums in VND, without delivery. */
export interface WorkSale {
  readonly orderId: string
  readonly variantId: string
  readonly workId: string
  readonly productId: string
  readonly quantity: number
  readonly itemsTotal: number
}

/** Notes what was ordered out of works. Works that there are not are left out: a cart may name any. */
export async function noteWorkSales(tx: Transaction<DB>, sales: readonly WorkSale[]): Promise<void> {
  if (sales.length === 0) return
  const works = await tx
    .selectFrom("work")
    .select("id")
    .where("id", "in", [...new Set(sales.map(({ workId }) => workId))])
    .where("deleted_at", "is", null)
    .forKeyShare()
    .execute()
  const known = new Set(works.map(({ id }) => id))
  const rows = sales.filter(({ workId }) => known.has(workId))
  if (rows.length === 0) return
  await tx
    .insertInto("work_sale")
    .values(
      rows.map(({ orderId, variantId, workId, productId, quantity, itemsTotal }) => ({
        order_id: orderId,
        variant_id: variantId,
        work_id: workId,
        product_id: productId,
        quantity,
        items_total: itemsTotal,
      })),
    )
    .execute()
}
