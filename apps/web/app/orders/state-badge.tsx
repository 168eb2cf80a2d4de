import type { OrderState } from "@roomwright/contract/orders/calls"
import { classNames } from "@roomwright/ui/class-names"
import { useOrderText } from "./order-texts.ts"

const looks: Readonly<Record<OrderState, string>> = {
  AWAITING_PAYMENT: "bg-wait-tint text-wait",
  PAID: "bg-ok-tint text-ok",
  SHIPPED: "bg-ok-tint text-ok",
  PROBLEM: "bg-bad-tint text-bad",
  COMPLETED: "bg-sunk text-ink",
  CANCELLED: "bg-sunk text-ink-2",
  EXPIRED: "bg-sunk text-ink-2",
}

/** Where an order stands, in a word. */
export function StateBadge({ state }: { readonly state: OrderState }) {
  const t = useOrderText()
  return (
    <span
      className={classNames(
        "inline-block rounded-pill px-2.5 py-0.5 text-14 font-medium whitespace-nowrap",
        looks[state],
      )}
    >
      {t(`orders.state.${state}`)}
    </span>
  )
}
