import type { AnyModelType } from "../../model/model-type.ts"
import { bathFiller } from "./bath-filler.ts"
import { bathMirror, mirrorCabinet } from "./bath-mirrors.ts"
import { bathSet, bathShelf, laundryBasket, paperHolder } from "./bath-accessories.ts"
import { washingMachine } from "./washing-machine.ts"
import { bidet } from "./bidet.ts"
import { builtInBath } from "./built-in-bath.ts"
import { floorToilet } from "./floor-toilet.ts"
import { freeBath } from "./free-bath.ts"
import { pedestalBasin, wallBasin } from "./pedestal-basin.ts"
import { cornerShower, showerColumn, walkInShower } from "./showers.ts"
import { towelLadder, towelRadiator, towelRail } from "./towel-rails.ts"
import { standingVanity, wallVanity } from "./vanities.ts"
import { panelToilet, wallToilet } from "./wall-toilet.ts"

export const bathroom: readonly AnyModelType[] = [
  floorToilet,
  wallToilet,
  panelToilet,
  bidet,
  pedestalBasin,
  wallBasin,
  wallVanity,
  standingVanity,
  freeBath,
  builtInBath,
  bathFiller,
  walkInShower,
  cornerShower,
  showerColumn,
  towelRail,
  towelLadder,
  towelRadiator,
  bathMirror,
  mirrorCabinet,
  paperHolder,
  bathShelf,
  laundryBasket,
  bathSet,
  washingMachine,
]
