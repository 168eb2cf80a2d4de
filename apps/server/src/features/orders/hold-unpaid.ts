import { orderLimits } from "@roomwright/contract/orders/calls"
import { mostUnpaidPieces } from "@roomwright/contract/orders/unpaid-pieces"
import { AppError } from "../../platform/app-error.ts"
import type { Buyer } from "./read-buyer.ts"

/** Refuses another order to somebody with many unpaid ones. Throws `tooManyUnpaid`. */
export function refuseManyUnpaid({ openOrders }: Pick<Buyer, "openOrders">): void {
  const most = orderLimits.unpaidOrders
  if (openOrders >= most) throw new AppError("tooManyUnpaid", { values: { most } })
}

/**
 * Refuses more pieces to somebody who holds many of the same variant unpaid: others want to buy, too. Throws
 * `tooMuchUnpaid`.
 */
export function refuseMuchUnpaid(
  { openPieces }: Pick<Buyer, "openPieces">,
  { stock, quantity }: { readonly stock: number; readonly quantity: number },
): void {
  const most = mostUnpaidPieces(stock + openPieces)
  if (openPieces + quantity > most)
    throw new AppError("tooMuchUnpaid", {
      values: { most, held: openPieces, left: Math.max(0, most - openPieces) },
    })
}
