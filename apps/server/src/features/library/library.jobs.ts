import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { makeWaitingPieces } from "./pieces/make-pieces.ts"

/** Makes the pieces of imported furniture libraries. */
export const libraryJobs = (services: Services): Job[] => [
  defineRound({
    name: "make-pieces",
    everyMinutes: 1,
    longestSeconds: 3_600,
    work: ({ signal }) => makeWaitingPieces(services, signal),
  }),
]
