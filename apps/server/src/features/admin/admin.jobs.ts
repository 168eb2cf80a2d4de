import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { readStorage } from "./read-storage.ts"
import { notifyOfStorage } from "./watch-storage.ts"

/** Checks the disks' free space, and notifies administrators before they are full. */
export const adminJobs = (services: Services): Job[] => [
  defineRound({
    name: "check-storage",
    everyMinutes: 1,
    longestSeconds: 300,
    work: async () => notifyOfStorage(services, await readStorage(services.config)),
  }),
]
