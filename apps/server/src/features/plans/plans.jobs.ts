import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { sweepOfEndings, notifyOfEnding } from "./schedule-plans.ts"

/** Notifies owners of subscriptions that end soon. */
export function plansJobs(services: Services): Job[] {
  const sweep = sweepOfEndings(services)
  return [
    defineRound({
      name: "tell-plan-endings",
      everyMinutes: 10,
      longestSeconds: 1_800,
      async work() {
        await notifyOfEnding(services, sweep)
        sweep.throwFailures()
      },
    }),
  ]
}
