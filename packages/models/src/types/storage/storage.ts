import type { AnyModelType } from "../../model/model-type.ts"
import { bookcase } from "./bookcase.ts"
import { chestOfDrawers } from "./chest-of-drawers.ts"
import { ladderShelving } from "./ladder-shelving.ts"
import { nightstand } from "./nightstand.ts"
import { slidingSideboard } from "./sideboard-sliding.ts"
import { sideboard } from "./sideboard.ts"
import { tubeShelving } from "./tube-shelving.ts"
import { tvUnit } from "./tv-unit.ts"
import { wallShelf } from "./wall-shelf.ts"
import { slidingWardrobe } from "./wardrobe-sliding.ts"
import { wardrobe } from "./wardrobe.ts"

export const storage: readonly AnyModelType[] = [
  sideboard,
  slidingSideboard,
  tvUnit,
  bookcase,
  ladderShelving,
  tubeShelving,
  wallShelf,
  wardrobe,
  slidingWardrobe,
  chestOfDrawers,
  nightstand,
]
