import type { AnyModelType } from "../../model/model-type.ts"
import { barCabinet } from "./bar-cabinet.ts"
import { bookcase } from "./bookcase.ts"
import { chestOfDrawers } from "./chest-of-drawers.ts"
import { displayCabinet } from "./display-cabinet.ts"
import { hallUnit } from "./hall-unit.ts"
import { ladderShelving } from "./ladder-shelving.ts"
import { nightstand } from "./nightstand.ts"
import { shoeCabinet } from "./shoe-cabinet.ts"
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
  shoeCabinet,
  displayCabinet,
  barCabinet,
  hallUnit,
]
