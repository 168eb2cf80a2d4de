import type { AnyModelType } from "../../model/model-type.ts"
import { eggChair } from "./egg-chair.ts"
import { fireBowl } from "./fire-bowl.ts"
import { outdoorChair, outdoorSofa } from "./lounge-seats.ts"
import { parasol } from "./parasol.ts"
import { planter } from "./planter.ts"
import { slattedTable } from "./slatted-table.ts"
import { sunlounger } from "./sunlounger.ts"

export const outdoor: readonly AnyModelType[] = [
  outdoorSofa,
  outdoorChair,
  sunlounger,
  slattedTable,
  parasol,
  eggChair,
  planter,
  fireBowl,
]
