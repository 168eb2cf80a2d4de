import { useSyncExternalStore } from "react"
import type { StageControl, StageState } from "./stage-control.ts"

/** A part of how the home is looked at. `pick` gives the same for the same state. */
export const useStageState = <T>(control: StageControl, pick: (state: StageState) => T): T =>
  useSyncExternalStore(control.subscribe, () => pick(control.read()))
