import type { AnyModelType } from "../../model/model-type.ts"
import { bouquet } from "./bouquet.ts"
import { driedGrass } from "./dried-grass.ts"
import { fiddleLeaf } from "./fiddle-leaf.ts"
import { herbPots } from "./herb-pots.ts"
import { monstera } from "./monstera.ts"
import { oliveTree } from "./olive-tree.ts"
import { orchid } from "./orchid.ts"
import { palm } from "./palm.ts"
import { pothos } from "./pothos.ts"
import { snakePlant } from "./snake-plant.ts"
import { succulents } from "./succulents.ts"

export const plants: readonly AnyModelType[] = [
  oliveTree,
  fiddleLeaf,
  monstera,
  palm,
  snakePlant,
  pothos,
  orchid,
  succulents,
  bouquet,
  driedGrass,
  herbPots,
]
