import type { AnyModelType } from "../../model/model-type.ts"
import { coffeeMachine } from "./coffee-machine.ts"
import { kettle } from "./kettle.ts"
import { toaster } from "./toaster.ts"
import { books } from "./books.ts"
import { bowl } from "./bowl.ts"
import { tray } from "./tray.ts"
import { tableClock } from "./table-clock.ts"
import { wallClock } from "./wall-clock.ts"
import { standingMirror, wallMirror } from "./mirror.ts"
import { pictureSet } from "./picture-set.ts"
import { picture } from "./picture.ts"
import { fireplace } from "./fireplace.ts"
import { roomDivider } from "./room-divider.ts"
import { speaker } from "./speaker.ts"
import { laptop } from "./laptop.ts"
import { monitor } from "./monitor.ts"
import { television } from "./television.ts"
import { basket } from "./basket.ts"
import { candles } from "./candles.ts"
import { sculpture } from "./sculpture.ts"
import { teddy } from "./teddy.ts"
import { vase } from "./vase.ts"
import { coatHooks } from "./coat-hooks.ts"
import { radiator } from "./radiator.ts"
import { slatWall } from "./slat-wall.ts"

export const decor: readonly AnyModelType[] = [
  picture,
  pictureSet,
  wallMirror,
  standingMirror,
  vase,
  bowl,
  tray,
  books,
  wallClock,
  tableClock,
  television,
  fireplace,
  radiator,
  slatWall,
  roomDivider,
  coatHooks,
  speaker,
  candles,
  basket,
  sculpture,
  teddy,
  coffeeMachine,
  kettle,
  toaster,
  monitor,
  laptop,
]
