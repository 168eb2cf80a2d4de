import type { AnyModelType } from "../../model/model-type.ts"
import { doubleDoor, hingedDoor } from "./doors.ts"
import { arch, passage } from "./passages.ts"
import { barnDoor, foldingDoor, pocketDoor, slidingDoor } from "./sliding-doors.ts"

export const openings: readonly AnyModelType[] = [
  hingedDoor,
  doubleDoor,
  slidingDoor,
  pocketDoor,
  foldingDoor,
  barnDoor,
  passage,
  arch,
]
