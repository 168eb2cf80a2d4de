import type { Transaction } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"
import { moveStock } from "../catalogue/catalogue.public.ts"
import type { OrderRow } from "./move-order.ts"
import { StoredItem } from "./stored-item.ts"

/**
 * Takes the stock of these orders again (`by` -1) or returns it (1), one product after the other in the order of their
 * ids, as everybody does who takes several. Returns whether there was enough of all. A design has no stock and always
 * has enough; pieces of a deleted variant are ignored.
 */
export async function moveOrderStock(
  tx: Transaction<DB>,
  orders: readonly OrderRow[],
  by: 1 | -1,
): Promise<boolean> {
  let isEnough = true
  for (const { productId, variantId, quantity } of inLockOrder(orders.flatMap(piecesOf))) {
    const moved = await moveStock(tx, { productId, variantId, by: by * quantity })
    if (!moved) isEnough = false
  }
  return isEnough
}

interface Pieces {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

function piecesOf({ subject_id, variant_id, quantity, item }: OrderRow): readonly Pieces[] {
  const { lines } = z.parse(StoredItem, item)
  if (lines) return lines
  return variant_id === null ? [] : [{ productId: subject_id, variantId: variant_id, quantity }]
}

/** In the order in which several products and their variants are locked. */
export const inLockOrder = <P extends Pick<Pieces, "productId" | "variantId">>(pieces: readonly P[]): P[] =>
  pieces.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))

const placeOf = ({ productId, variantId }: Pick<Pieces, "productId" | "variantId">): string =>
  `${productId} ${variantId}`
