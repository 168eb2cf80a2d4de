import type { AnyModelType } from "../../model/model-type.ts"
import { bunkBed } from "./bunk-bed.ts"
import { canopyBed } from "./canopy-bed.ts"
import { cot } from "./cot.ts"
import { daybed } from "./daybed.ts"
import { platformBed } from "./platform-bed.ts"
import { spindleBed } from "./spindle-bed.ts"
import { upholsteredBed } from "./upholstered-bed.ts"

export const beds: readonly AnyModelType[] = [
  platformBed,
  upholsteredBed,
  spindleBed,
  canopyBed,
  bunkBed,
  cot,
  daybed,
]
