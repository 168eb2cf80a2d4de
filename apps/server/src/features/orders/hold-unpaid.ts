import { mostUnpaidPieces, orderLimits } from "@roomwright/contract/orders/calls"
import { AppError } from "../../platform/app-error.ts"
import type { Buyer } from "./place-order.ts"

/** Refuses one more order to who has many that are not paid. Throws `tooManyUnpaid`. */
export function refuseManyUnpaid({ openOrders }: Pick<Buyer, "openOrders">): void {
  const most = orderLimits.unpaidOrders
  if (openOrders >= most) throw new AppError("tooManyUnpaid", { values: { most } })
}

/**
 * Refuses pieces to who holds many of the same variant without having paid for them: others want to buy, too. Throws
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
