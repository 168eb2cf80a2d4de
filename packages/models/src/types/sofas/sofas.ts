import type { AnyModelType } from "../../model/model-type.ts"
import { chaiseSofa } from "./chaise-sofa.ts"
import { chesterfieldSofa } from "./chesterfield-sofa.ts"
import { cornerSofa } from "./corner-sofa.ts"
import { curvedSofa } from "./curved-sofa.ts"
import { frameSofa } from "./frame-sofa.ts"
import { loungeSofa } from "./lounge-sofa.ts"
import { sleeperSofa } from "./sleeper-sofa.ts"

export const sofas: readonly AnyModelType[] = [
  loungeSofa,
  chaiseSofa,
  cornerSofa,
  curvedSofa,
  sleeperSofa,
  chesterfieldSofa,
  frameSofa,
]
