import type { BillState } from "@roomwright/contract/payments/bills"

/** The steps of a bill. */
export type BillStep = "receipt" | "confirm" | "reject" | "expire" | "cancel" | "accept-late"

/** The state table: from a state, by a step, to a state. All other steps are refused. */
const steps: Readonly<Record<BillState, Partial<Record<BillStep, BillState>>>> = {
  AWAITING_PAYMENT: { receipt: "PENDING_REVIEW", expire: "EXPIRED", cancel: "CANCELLED" },
  PENDING_REVIEW: { confirm: "CONFIRMED", reject: "REJECTED" },
  REJECTED: { receipt: "PENDING_REVIEW", expire: "EXPIRED", cancel: "CANCELLED" },
  // Only with a late payment that staff accept.
  EXPIRED: { "accept-late": "CONFIRMED" },
  CONFIRMED: {},
  CANCELLED: {},
}

/** The state after a step; null if the table has none. */
export const nextState = (state: BillState, step: BillStep): BillState | null => steps[state][step] ?? null
