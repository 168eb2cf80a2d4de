import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { expireCounts } from "./store-counts.ts"

/** Deletes expired counts. */
export const analyticsJobs = (services: Services): Job[] => [
  defineRound({
    name: "sweep-counts",
    everyMinutes: 60,
    longestSeconds: 1_800,
    work: () => expireCounts(services),
  }),
]
