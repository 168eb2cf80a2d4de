import { birchFamily97 } from "./birch-family-97.ts"
import type { DemoHome } from "./furnish.ts"
import { indochineForest69 } from "./indochine-forest-69.ts"
import { jadeWalnut114 } from "./jade-walnut-114.ts"
import { japandiOak75 } from "./japandi-oak-75.ts"
import { saigonTerracotta28 } from "./saigon-terracotta-28.ts"
import { sageOak62 } from "./sage-oak-62.ts"
import { steelLeather78 } from "./steel-leather-78.ts"
import { walnutInk52 } from "./walnut-ink-52.ts"

/** Homes that are furnished whole, to be looked at and to begin from. */
export const demoHomes: readonly DemoHome[] = [
  sageOak62,
  walnutInk52,
  saigonTerracotta28,
  japandiOak75,
  indochineForest69,
  jadeWalnut114,
  birchFamily97,
  steelLeather78,
]
