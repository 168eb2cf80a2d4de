import type { DemoProduct } from "../demo-content.ts"
import { bath } from "./products-bath.ts"
import { beds } from "./products-beds.ts"
import { chairs } from "./products-chairs.ts"
import { decor } from "./products-decor.ts"
import { hall } from "./products-hall.ts"
import { kids } from "./products-kids.ts"
import { kitchen } from "./products-kitchen.ts"
import { lighting } from "./products-lighting.ts"
import { plants } from "./products-plants.ts"
import { sofas } from "./products-sofas.ts"
import { storage } from "./products-storage.ts"
import { tables } from "./products-tables.ts"
import { textiles } from "./products-textiles.ts"

export const demoProducts: readonly DemoProduct[] = [
  ...sofas,
  ...chairs,
  ...tables,
  ...storage,
  ...beds,
  ...lighting,
  ...textiles,
  ...decor,
  ...plants,
  ...kitchen,
  ...bath,
  ...kids,
  ...hall,
]
