import type { Transaction } from "kysely"
import type { DB } from "../../platform/database/row-types.ts"
import { moveStock } from "../catalogue/catalogue.public.ts"
import type { OrderRow } from "./move-order.ts"

/**
 * Takes the stock of an order again (`by` below 0) or returns it. Returns whether there was enough. A design
 * has no stock and always has enough; pieces of a deleted variant are ignored.
 */
export async function moveOrderStock(tx: Transaction<DB>, order: OrderRow, by: number): Promise<boolean> {
  const { subject_id: productId, variant_id: variantId } = order
  if (variantId === null) return true
  return (await moveStock(tx, { productId, variantId, by })) !== null
}
