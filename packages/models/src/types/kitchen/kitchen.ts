import type { AnyModelType } from "../../model/model-type.ts"
import { baseUnit } from "./base-unit.ts"
import { cornerUnit } from "./corner-unit.ts"
import { dishwasher } from "./dishwasher.ts"
import { builtInFridge } from "./built-in-fridge.ts"
import { fridge } from "./fridge.ts"
import { hobUnit } from "./hob-unit.ts"
import { hood } from "./hood.ts"
import { island } from "./island.ts"
import { kitchenShelf } from "./kitchen-shelf.ts"
import { ovenUnit } from "./oven-unit.ts"
import { sinkUnit } from "./sink-unit.ts"
import { tallUnit } from "./tall-unit.ts"
import { wallUnit } from "./wall-unit.ts"

export const kitchen: readonly AnyModelType[] = [
  baseUnit,
  cornerUnit,
  sinkUnit,
  hobUnit,
  ovenUnit,
  dishwasher,
  wallUnit,
  kitchenShelf,
  tallUnit,
  island,
  hood,
  builtInFridge,
  fridge,
]
