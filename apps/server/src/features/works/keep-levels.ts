import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep } from "../../platform/sweep.ts"
import type { WorkSales } from "./design-row.ts"
import { countAllLevels, countLevelsApart } from "./levels.ts"

/** How soon a level follows on a work that is published or taken down. */
const everyMs = 1_000
/** How soon on views and sales, which no event tells of. */
const allEveryMs = 5 * 60_000

/** Keeps the levels of designers as their figures have them, in the background. */
export function keepLevels(services: Services, sales: Pick<WorkSales, "countSales">): Repeated {
  const touched = new Set<string>()
  services.events.on("work-changed", ({ designerId }) => touched.add(designerId))
  const sweep = createSweep(services, "the level of a designer could not be counted")
  let allAt = Number.NEGATIVE_INFINITY
  return repeat(
    async () => {
      const now = performance.now()
      if (now - allAt >= allEveryMs) {
        touched.clear()
        await countAllLevels(services, sales, sweep)
        allAt = now
        return
      }
      const some = [...touched]
      touched.clear()
      try {
        await countLevelsApart(services, sales, some, sweep)
      } catch (error) {
        // The next time counts them, too.
        for (const id of some) touched.add(id)
        throw error
      }
    },
    { everyMs, failure: "the levels of designers could not be counted", log: services.log },
  )
}
