import type { AnyModelType } from "../model/model-type.ts"
import { armchairs } from "./armchairs/armchairs.ts"
import { bathroom } from "./bathroom/bathroom.ts"
import { beds } from "./beds/beds.ts"
import { chairs } from "./chairs/chairs.ts"
import { decor } from "./decor/decor.ts"
import { kitchen } from "./kitchen/kitchen.ts"
import { lamps } from "./lamps/lamps.ts"
import { openings } from "./openings/openings.ts"
import { outdoor } from "./outdoor/outdoor.ts"
import { plants } from "./plants/plants.ts"
import { sofas } from "./sofas/sofas.ts"
import { storage } from "./storage/storage.ts"
import { tables } from "./tables/tables.ts"
import { textiles } from "./textiles/textiles.ts"

/** Every parametric type of the library. */
export const modelTypes: readonly AnyModelType[] = [
  ...sofas,
  ...armchairs,
  ...chairs,
  ...tables,
  ...storage,
  ...beds,
  ...kitchen,
  ...bathroom,
  ...lamps,
  ...plants,
  ...textiles,
  ...decor,
  ...outdoor,
  ...openings,
]

const byId = new Map(modelTypes.map((type) => [type.id, type]))

/** The type of this id; null where this library has none. */
export const findModelType = (id: string): AnyModelType | null => byId.get(id) ?? null
