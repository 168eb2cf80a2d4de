import type { BillState } from "@roomwright/contract/payments/bills"

/** What can happen to a bill. */
export type BillStep = "receipt" | "confirm" | "reject" | "expire" | "cancel" | "accept-late"

/** The state table: from a state, by a step, to a state. What is not here is refused. */
const steps: Readonly<Record<BillState, Partial<Record<BillStep, BillState>>>> = {
  AWAITING_PAYMENT: { receipt: "PENDING_REVIEW", expire: "EXPIRED", cancel: "CANCELLED" },
  PENDING_REVIEW: { confirm: "CONFIRMED", reject: "REJECTED" },
  REJECTED: { receipt: "PENDING_REVIEW", expire: "EXPIRED", cancel: "CANCELLED" },
  // Only with money that came late and that staff accept.
  EXPIRED: { "accept-late": "CONFIRMED" },
  CONFIRMED: {},
  CANCELLED: {},
}

/** Where a step leads from here; null when it leads nowhere. */
export const nextState = (state: BillState, step: BillStep): BillState | null => steps[state][step] ?? null
