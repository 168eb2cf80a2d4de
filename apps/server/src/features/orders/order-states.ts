import type { OrderKind, OrderState } from "@roomwright/contract/orders/calls"

/** The steps of an order. */
export type OrderStep =
  | "pay"
  | "ship"
  | "report"
  | "refund"
  | "settle"
  | "complete"
  | "cancel"
  | "expire"
  | "reopen"
  | "take-back"

/** The state table: from a state, by a step, to a state. All other steps are refused. */
const steps: Readonly<Record<OrderState, Partial<Record<OrderStep, OrderState>>>> = {
  AWAITING_PAYMENT: { pay: "PAID", cancel: "CANCELLED", expire: "EXPIRED" },
  PAID: { ship: "SHIPPED", cancel: "CANCELLED", "take-back": "AWAITING_PAYMENT" },
  SHIPPED: { complete: "COMPLETED", report: "PROBLEM" },
  // Only staff decide, and nobody else ends it.
  PROBLEM: { settle: "COMPLETED", refund: "CANCELLED" },
  // Only with a late payment that staff accept.
  EXPIRED: { pay: "PAID", reopen: "AWAITING_PAYMENT" },
  // Once, and for a limited time.
  COMPLETED: { report: "PROBLEM" },
  CANCELLED: {},
}

/** Designs are not shipped: a paid one is delivered, and completes. */
const stepsOfDesigns: typeof steps = {
  ...steps,
  PAID: { complete: "COMPLETED", report: "PROBLEM", cancel: "CANCELLED", "take-back": "AWAITING_PAYMENT" },
  SHIPPED: {},
}

/**
 * The state in which an order of this kind waits for its buyer's confirmation, and then completes by itself.
 */
export const waitsIn = (kind: OrderKind): OrderState => (kind === "design" ? "PAID" : "SHIPPED")

/** The state after a step; null if the table has none. */
export const nextState = (kind: OrderKind, state: OrderState, step: OrderStep): OrderState | null =>
  (kind === "design" ? stepsOfDesigns : steps)[state][step] ?? null
