import * as z from "zod/mini"
import { defineRound, defineRoundOf, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep } from "../../platform/sweep.ts"
import type { WorkSales } from "./my-work-row.ts"
import { rewordWaitingWorks } from "./schedule-work-reindexing.ts"
import { countAllLevels, countLevels } from "./levels.ts"

/** Whose level is counted. */
const Designer = z.strictObject({ designerId: z.string() })

/** Keeps the levels of designers as their figures have them, and works found by what they are called now. */
export function worksJobs(services: Services, sales: Pick<WorkSales, "countSales">): Job[] {
  const levels = createSweep(services, "the level of a designer could not be counted")
  return [
    // Follows on a work that is published or taken down.
    defineRoundOf({
      name: "count-level",
      schema: Designer,
      longestSeconds: 300,
      work: ({ designerId }) => countLevels(services, sales, [designerId]),
    }),
    // Follows on views and sales, which no event tells of.
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
