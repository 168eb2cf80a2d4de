import { createContext, use, useSyncExternalStore } from "react"
import type { Plan, PlanState } from "./plan-state.ts"

export const PlanContext = createContext<Plan | null>(null)

/** The plan view around. */
export function usePlan(): Plan {
  const plan = use(PlanContext)
  if (!plan) throw new Error("There is no plan around.")
  return plan
}

/** A part of its state. `pick` gives the same object for the same state. */
export function usePlanState<T>(pick: (state: PlanState) => T): T {
  const plan = usePlan()
  return useSyncExternalStore(plan.subscribe, () => pick(plan.read()))
}
