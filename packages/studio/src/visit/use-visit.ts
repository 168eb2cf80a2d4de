import { useSyncExternalStore } from "react"
import type { Visit, VisitState } from "./visit-state.ts"

/** A part of how a home is looked at. `pick` gives the same for the same state. */
export const useVisit = <T>(visit: Visit, pick: (state: VisitState) => T): T =>
  useSyncExternalStore(visit.subscribe, () => pick(visit.read()))
