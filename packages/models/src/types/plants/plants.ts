import type { AnyModelType } from "../../model/model-type.ts"
import { fiddleLeaf } from "./fiddle-leaf.ts"
import { monstera } from "./monstera.ts"
import { oliveTree } from "./olive-tree.ts"
import { palm } from "./palm.ts"
import { snakePlant } from "./snake-plant.ts"

export const plants: readonly AnyModelType[] = [oliveTree, fiddleLeaf, monstera, snakePlant, palm]
