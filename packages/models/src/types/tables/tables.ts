import type { AnyModelType } from "../../model/model-type.ts"
import { coffeeTable } from "./coffee-table.ts"
import { diningTable } from "./dining-table.ts"
import { drumCoffeeTable } from "./drum-coffee-table.ts"
import { ovalTable } from "./oval-table.ts"
import { roundTable } from "./round-table.ts"
import { trestleTable } from "./trestle-table.ts"

export const tables: readonly AnyModelType[] = [
  diningTable,
  roundTable,
  ovalTable,
  trestleTable,
  coffeeTable,
  drumCoffeeTable,
]
