import type { AnyModelType } from "../../model/model-type.ts"
import { coffeeMachine, kettle, toaster } from "./appliances.ts"
import { books } from "./books.ts"
import { bowl, tray } from "./bowl.ts"
import { tableClock, wallClock } from "./clock.ts"
import { standingMirror, wallMirror } from "./mirror.ts"
import { pictureSet } from "./picture-set.ts"
import { picture } from "./picture.ts"
import { fireplace, roomDivider, speaker } from "./room-things.ts"
import { laptop, monitor, television } from "./screens.ts"
import { basket, candles, sculpture, teddy } from "./small-things.ts"
import { vase } from "./vase.ts"
import { coatHooks, radiator, slatWall } from "./wall-things.ts"

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
