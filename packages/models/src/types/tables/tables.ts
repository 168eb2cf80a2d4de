import type { AnyModelType } from "../../model/model-type.ts"
import { coffeeTable } from "./coffee-table.ts"
import { consoleTable } from "./console-table.ts"
import { desk } from "./desk.ts"
import { diningTable } from "./dining-table.ts"
import { dressingTable } from "./dressing-table.ts"
import { drumCoffeeTable } from "./drum-coffee-table.ts"
import { nestingTables } from "./nesting-tables.ts"
import { organicCoffeeTable } from "./organic-coffee-table.ts"
import { ovalTable } from "./oval-table.ts"
import { roundTable } from "./round-table.ts"
import { sideTable } from "./side-table.ts"
import { standingAdmin } from "./standing-desk.ts"
import { trestleTable } from "./trestle-table.ts"

export const tables: readonly AnyModelType[] = [
  diningTable,
  roundTable,
  ovalTable,
  trestleTable,
  coffeeTable,
  drumCoffeeTable,
  organicCoffeeTable,
  nestingTables,
  sideTable,
  consoleTable,
  desk,
  standingAdmin,
  dressingTable,
]
