import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { makeWaitingTours } from "./make-waiting-tours.ts"

/** Makes the tours that wait: copies their panoramas and finds what is seen in them. */
export const toursJobs = (services: Services): Job[] => [
  defineRound({
    name: "make-tours",
    everyMinutes: 5,
    longestSeconds: 1_800,
    work: ({ signal }) => makeWaitingTours(services, signal),
  }),
]
