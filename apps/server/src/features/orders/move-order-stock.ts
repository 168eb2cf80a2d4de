import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { moveStock } from "../catalogue/catalogue.public.ts"
import type { OrderRow } from "./move-order.ts"

/**
 * Takes the stock of an order once more (`by` below 0) or gives it back. Gives whether there was enough. What has no
 * stock, as a design, always has enough; pieces of a variant that is gone go nowhere.
 */
export async function moveOrderStock(tx: Transaction<DB>, order: OrderRow, by: number): Promise<boolean> {
  const { subject_id: productId, variant_id: variantId } = order
  if (variantId === null) return true
  return (await moveStock(tx, { productId, variantId, by })) !== null
}
