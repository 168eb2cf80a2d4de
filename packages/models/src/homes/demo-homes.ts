import type { DemoHome } from "./furnish.ts"
import { sageOak62 } from "./sage-oak-62.ts"
import { walnutInk58 } from "./walnut-ink-58.ts"

/** Homes that are furnished whole, to be looked at and to begin from. */
export const demoHomes: readonly DemoHome[] = [sageOak62, walnutInk58]
