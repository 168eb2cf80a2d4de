import type { AnyModelType } from "../../model/model-type.ts"
import { bathMat } from "./bath-mat.ts"
import { rollerBlind } from "./roller-blind.ts"
import { romanBlind } from "./roman-blind.ts"
import { venetianBlind } from "./venetian-blind.ts"
import { layeredCurtains, rodCurtains, trackCurtains } from "./curtains.ts"
import { cushionSet } from "./cushion-set.ts"
import { plainRug, printedRug, runnerRug } from "./rugs.ts"
import { bedspread } from "./bedspread.ts"
import { tablecloth } from "./tablecloth.ts"
import { tableRunner } from "./table-runner.ts"
import { drapedThrow } from "./draped-throw.ts"
import { foldedThrow } from "./throws.ts"
import { towelStack } from "./towel-stack.ts"

export const textiles: readonly AnyModelType[] = [
  plainRug,
  printedRug,
  runnerRug,
  rodCurtains,
  trackCurtains,
  layeredCurtains,
  rollerBlind,
  romanBlind,
  venetianBlind,
  drapedThrow,
  foldedThrow,
  cushionSet,
  bathMat,
  towelStack,
  tableRunner,
  tablecloth,
  bedspread,
]
