import type { AnyModelType } from "../../model/model-type.ts"
import { caneChair } from "./cane-chair.ts"
import { diningChair } from "./dining-chair.ts"
import { shellChair } from "./shell-chair.ts"
import { spindleChair } from "./spindle-chair.ts"
import { wishboneChair } from "./wishbone-chair.ts"

export const chairs: readonly AnyModelType[] = [
  wishboneChair,
  diningChair,
  shellChair,
  spindleChair,
  caneChair,
]
