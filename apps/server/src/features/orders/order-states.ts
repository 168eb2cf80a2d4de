import type { OrderState } from "@roomwright/contract/orders"

/** What can happen to an order. */
export type OrderStep = "pay" | "ship" | "complete" | "cancel" | "expire"

/** The state table: from a state, by a step, to a state. What is not here is refused. */
const steps: Readonly<Record<OrderState, Partial<Record<OrderStep, OrderState>>>> = {
  AWAITING_PAYMENT: { pay: "PAID", cancel: "CANCELLED", expire: "EXPIRED" },
  PAID: { ship: "SHIPPED", cancel: "CANCELLED" },
  SHIPPED: { complete: "COMPLETED" },
  // Only with money that came late and that staff accept.
  EXPIRED: { pay: "PAID" },
  COMPLETED: {},
  CANCELLED: {},
}

/** Where a step leads from here; null when it leads nowhere. */
export const nextState = (state: OrderState, step: OrderStep): OrderState | null => steps[state][step] ?? null
