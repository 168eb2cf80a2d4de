import type { ApplicationState } from "@roomwright/contract/applications/types"

/** What can happen to an application. */
export type ApplicationStep = "approve" | "reject" | "withdraw" | "resubmit"

/** The state table: from a state, by a step, to a state. What is not here is refused. */
const steps: Readonly<Record<ApplicationState, Partial<Record<ApplicationStep, ApplicationState>>>> = {
  SUBMITTED: { approve: "APPROVED", reject: "REJECTED", withdraw: "WITHDRAWN" },
  REJECTED: { resubmit: "SUBMITTED", withdraw: "WITHDRAWN" },
  APPROVED: {},
  WITHDRAWN: {},
}

/** Where a step leads from here; null when it leads nowhere. */
export const nextState = (state: ApplicationState, step: ApplicationStep): ApplicationState | null =>
  steps[state][step] ?? null
