import type { LengthUnit } from "@roomwright/scene/units/length-units"
import { useMemo } from "react"
import { useStudioText } from "../use-studio-text.ts"
import type { PlanWords } from "./plan-words.ts"

/** The reader's words for lengths, areas and rooms; the same object as long as nothing changes. */
export function usePlanWords(unit: LengthUnit): PlanWords {
  const t = useStudioText()
  return useMemo(() => ({ t, unit }), [t, unit])
}
