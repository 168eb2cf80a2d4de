import type { ApplicationState } from "@roomwright/contract/applications/types"

/** The steps of an application. */
export type ApplicationStep = "approve" | "reject" | "withdraw" | "resubmit"

/** The state table: from a state, by a step, to a state. All other steps are refused. */
const steps: Readonly<Record<ApplicationState, Partial<Record<ApplicationStep, ApplicationState>>>> = {
  SUBMITTED: { approve: "APPROVED", reject: "REJECTED", withdraw: "WITHDRAWN" },
  REJECTED: { resubmit: "SUBMITTED", withdraw: "WITHDRAWN" },
  APPROVED: {},
  WITHDRAWN: {},
}

/** The state after a step; null if the table has none. */
export const nextState = (state: ApplicationState, step: ApplicationStep): ApplicationState | null =>
  steps[state][step] ?? null
