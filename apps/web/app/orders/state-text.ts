import type { Order } from "@roomwright/contract/orders"
import type { OrderTextId } from "./order-texts.ts"

/** What it means for the reader that an order stands where it stands. */
export function stateTextOf({ kind, side, state }: Pick<Order, "kind" | "side" | "state">): OrderTextId {
  if (kind === "product" || state === "SHIPPED")
    return side === "buyer" ? `orders.text.buyer.${state}` : `orders.text.seller.${state}`
  if (side !== "buyer") return `orders.text.designSeller.${state}`
  return state === "CANCELLED" ? "orders.text.buyer.CANCELLED" : `orders.text.designBuyer.${state}`
}
