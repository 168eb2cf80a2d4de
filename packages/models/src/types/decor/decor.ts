import type { AnyModelType } from "../../model/model-type.ts"
import { books } from "./books.ts"
import { bowl, tray } from "./bowl.ts"
import { tableClock, wallClock } from "./clock.ts"
import { standingMirror, wallMirror } from "./mirror.ts"
import { pictureSet } from "./picture-set.ts"
import { picture } from "./picture.ts"
import { vase } from "./vase.ts"

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
]
