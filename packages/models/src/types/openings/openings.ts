import type { AnyModelType } from "../../model/model-type.ts"
import { doubleDoor, hingedDoor } from "./doors.ts"
import { arch, passage } from "./passages.ts"
import { balconyDoor, patioDoor } from "./glass-doors.ts"
import { barnDoor, foldingDoor, pocketDoor, slidingDoor } from "./sliding-doors.ts"
import { casementWindow, fixedWindow, sashWindow, slidingWindow, tiltWindow } from "./windows.ts"

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
