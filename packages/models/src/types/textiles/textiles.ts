import type { AnyModelType } from "../../model/model-type.ts"
import { bathMat } from "./bath-mat.ts"
import { rollerBlind, romanBlind, venetianBlind } from "./blinds.ts"
import { layeredCurtains, rodCurtains, trackCurtains } from "./curtains.ts"
import { cushionSet } from "./cushion-set.ts"
import { plainRug, printedRug, runnerRug } from "./rugs.ts"
import { bedspread, tablecloth, tableRunner } from "./table-cloths.ts"
import { drapedThrow, foldedThrow } from "./throws.ts"
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
