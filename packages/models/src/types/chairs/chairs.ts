import type { AnyModelType } from "../../model/model-type.ts"
import { barStool } from "./bar-stool.ts"
import { caneChair } from "./cane-chair.ts"
import { counterStool } from "./counter-stool.ts"
import { diningChair } from "./dining-chair.ts"
import { lowStool } from "./low-stool.ts"
import { officeChair } from "./office-chair.ts"
import { pouf } from "./pouf.ts"
import { shellChair } from "./shell-chair.ts"
import { softBench } from "./soft-bench.ts"
import { spindleChair } from "./spindle-chair.ts"
import { wishboneChair } from "./wishbone-chair.ts"
import { woodBench } from "./wood-bench.ts"

export const chairs: readonly AnyModelType[] = [
  wishboneChair,
  diningChair,
  shellChair,
  spindleChair,
  caneChair,
  barStool,
  counterStool,
  lowStool,
  woodBench,
  softBench,
  pouf,
  officeChair,
]
