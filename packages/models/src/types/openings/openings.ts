import type { AnyModelType } from "../../model/model-type.ts"
import { doubleDoor, hingedDoor } from "./doors.ts"
import { arch, passage } from "./passages.ts"
import { balconyDoor, patioDoor } from "./glass-doors.ts"
import { barnDoor } from "./barn-door.ts"
import { foldingDoor } from "./folding-door.ts"
import { pocketDoor, slidingDoor } from "./sliding-doors.ts"
import { casementWindow } from "./casement-window.ts"
import { fixedWindow } from "./fixed-window.ts"
import { sashWindow, slidingWindow } from "./sliding-windows.ts"
import { tiltWindow } from "./tilt-window.ts"

export const openings: readonly AnyModelType[] = [
  hingedDoor,
  doubleDoor,
  slidingDoor,
  pocketDoor,
  foldingDoor,
  barnDoor,
  balconyDoor,
  patioDoor,
  passage,
  arch,
  casementWindow,
  fixedWindow,
  slidingWindow,
  tiltWindow,
  sashWindow,
]
