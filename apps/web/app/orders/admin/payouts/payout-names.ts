/** What states of runs and items are called. */
export const stateTexts = {
  MADE: "admin.payouts.state.MADE",
  RELEASED: "admin.payouts.state.RELEASED",
  CLOSED: "admin.payouts.state.CLOSED",
  OPEN: "admin.payouts.state.OPEN",
  PAID: "admin.payouts.state.PAID",
  FAILED: "admin.payouts.state.FAILED",
  LEFT_OUT: "admin.payouts.state.LEFT_OUT",
} as const

/** Why a release left a seller out. */
export const reasonTexts = {
  BLOCKED: "admin.payouts.reason.BLOCKED",
  ACCOUNT: "admin.payouts.reason.ACCOUNT",
  LESS: "admin.payouts.reason.LESS",
  CALLED_OFF: "admin.payouts.reason.CALLED_OFF",
} as const

export const formatTexts = { csv: "admin.payouts.csv", xml: "admin.payouts.xml" } as const
