import * as z from "zod/mini"
import { defineRound, defineRoundOf, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { createSweep } from "../../platform/sweep.ts"
import { createMarkSweep, makeWaitingMarks } from "../media/media.public.ts"
import { markSoldWorks } from "./mark-sold-works.ts"
import type { WorkSales } from "./my-work-row.ts"
import { rewordWaitingWorks } from "./schedule-work-reindexing.ts"
import { countAllLevels, countLevels } from "./levels.ts"

/** The designer whose level is computed. */
const Designer = z.strictObject({ designerId: z.string() })

/** Updates designers' levels, the search words of works after renamings, and the marks of pictures that are sold. */
export function worksJobs(services: Services, sales: Pick<WorkSales, "countSales">): Job[] {
  const levels = createSweep(services, "the level of a designer could not be counted")
  const works = createSweep(services, "the pictures of a work could not be marked")
  const pictures = createMarkSweep(services)
  return [
    // Requested when a work is saved.
    defineRound({
      name: "mark-works",
      everyMinutes: 10,
      longestSeconds: 3_600,
      async work({ signal }) {
        await markSoldWorks(services, works)
        await makeWaitingMarks(services, pictures, signal)
        works.throwFailures()
        pictures.throwFailures()
      },
    }),
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
