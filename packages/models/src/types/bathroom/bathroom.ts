import type { AnyModelType } from "../../model/model-type.ts"
import { bathFiller } from "./bath-filler.ts"
import { bathMirror } from "./bath-mirror.ts"
import { mirrorCabinet } from "./mirror-cabinet.ts"
import { bathSet } from "./bath-set.ts"
import { bathShelf } from "./bath-shelf.ts"
import { laundryBasket } from "./laundry-basket.ts"
import { paperHolder } from "./paper-holder.ts"
import { washingMachine } from "./washing-machine.ts"
import { bidet } from "./bidet.ts"
import { builtInBath } from "./built-in-bath.ts"
import { floorToilet } from "./floor-toilet.ts"
import { freeBath } from "./free-bath.ts"
import { pedestalBasin, wallBasin } from "./pedestal-basin.ts"
import { cornerShower } from "./corner-shower.ts"
import { showerColumn } from "./shower-column.ts"
import { walkInShower } from "./walk-in-shower.ts"
import { towelLadder } from "./towel-ladder.ts"
import { towelRadiator } from "./towel-radiator.ts"
import { towelRail } from "./towel-rail.ts"
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
