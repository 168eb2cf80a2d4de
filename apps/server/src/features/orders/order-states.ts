import type { OrderKind, OrderState } from "@roomwright/contract/orders/calls"

/** What can happen to an order. */
export type OrderStep = "pay" | "ship" | "report" | "refund" | "settle" | "complete" | "cancel" | "expire"

/** The state table: from a state, by a step, to a state. What is not here is refused. */
const steps: Readonly<Record<OrderState, Partial<Record<OrderStep, OrderState>>>> = {
  AWAITING_PAYMENT: { pay: "PAID", cancel: "CANCELLED", expire: "EXPIRED" },
  PAID: { ship: "SHIPPED", cancel: "CANCELLED" },
  SHIPPED: { complete: "COMPLETED", report: "PROBLEM" },
  // Staff decide, and nobody else ends it.
  PROBLEM: { settle: "COMPLETED", refund: "CANCELLED" },
  // Only with money that came late and that staff accept.
  EXPIRED: { pay: "PAID" },
  // Once, and for a while only.
  COMPLETED: { report: "PROBLEM" },
  CANCELLED: {},
}

/** Designs are not shipped: what is paid is there, and completes. */
const stepsOfDesigns: typeof steps = {
  ...steps,
  PAID: { complete: "COMPLETED", report: "PROBLEM", cancel: "CANCELLED" },
  SHIPPED: {},
}

/** In which state an order of this kind waits for its buyer to say that all is well, and then completes by itself. */
export const waitsIn = (kind: OrderKind): OrderState => (kind === "design" ? "PAID" : "SHIPPED")

/** Where a step leads from here; null when it leads nowhere. */
export const nextState = (kind: OrderKind, state: OrderState, step: OrderStep): OrderState | null =>
  (kind === "design" ? stepsOfDesigns : steps)[state][step] ?? null
