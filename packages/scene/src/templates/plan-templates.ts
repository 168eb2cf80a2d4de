import { threeBedroom114, threeBedroom97, twoBedroom71, twoBedroom83 } from "./family-flats.ts"
import { fourBedroom136, tubeHouse132 } from "./large-homes.ts"
import type { PlanTemplate } from "./plan-template.ts"
import { bayFlat66, oneBedroom43, studio28, twoRoom62 } from "./small-flats.ts"

/** Ready-made plans of real homes, from the smallest to the largest. */
export const planTemplates: readonly PlanTemplate[] = [
  studio28,
  oneBedroom43,
  twoRoom62,
  bayFlat66,
  twoBedroom71,
  twoBedroom83,
  threeBedroom97,
  threeBedroom114,
  tubeHouse132,
  fourBedroom136,
]
