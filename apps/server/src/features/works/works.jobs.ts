import * as z from "zod/mini"
import { defineRound, defineRoundOf, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep } from "../../platform/sweep.ts"
import type { WorkSales } from "./my-work-row.ts"
import { rewordWaitingWorks } from "./schedule-work-reindexing.ts"
import { countAllLevels, countLevels } from "./levels.ts"

/** The designer whose level is computed. */
const Designer = z.strictObject({ designerId: z.string() })

/** Updates designers' levels, and the search words of works after renamings. */
export function worksJobs(services: Services, sales: Pick<WorkSales, "countSales">): Job[] {
  const levels = createSweep(services, "the level of a designer could not be counted")
  return [
    // Requested when a work is published or taken down.
    defineRoundOf({
      name: "count-level",
      schema: Designer,
      longestSeconds: 300,
      work: ({ designerId }) => countLevels(services, sales, [designerId]),
    }),
    // Views and sales record no event, so this runs at intervals.
    defineRound({
      name: "count-levels",
      everyMinutes: 5,
      longestSeconds: 1_800,
      async work() {
        await countAllLevels(services, sales, levels)
        levels.throwFailures()
      },
    }),
    rewordWaitingWorks(services),
  ]
}
