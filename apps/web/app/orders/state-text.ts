import type { Order } from "@roomwright/contract/orders/calls"
import type { useOrderText } from "./order-texts.ts"

/** Says what it means for the reader that an order stands where it stands. */
export function formatState(
  t: ReturnType<typeof useOrderText>,
  { kind, side, status: state, isInReview }: Pick<Order, "kind" | "side" | "status" | "isInReview">,
): string {
  if (isInReview) return t("orders.order.inReview")
  if (kind === "product" || state === "SHIPPED" || state === "PROBLEM")
    return side === "buyer" ? t(`orders.text.buyer.${state}`) : t(`orders.text.seller.${state}`)
  if (side !== "buyer") return t(`orders.text.designSeller.${state}`)
  return state === "CANCELLED" ? t("orders.text.buyer.CANCELLED") : t(`orders.text.designBuyer.${state}`)
}
