import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { expireBills, sweepOfBills } from "./expire-bills.ts"

/** Expires due bills. */
export function paymentsJobs(services: Services, handlers: BillHandlerTable): Job[] {
  const sweep = sweepOfBills(services)
  return [
    defineRound({
      name: "expire-bills",
      everyMinutes: 1,
      longestSeconds: 1_800,
      async work() {
        const expired = await expireBills(services, handlers, sweep)
        if (expired > 0) services.log.info({ expired }, "expired bills")
        sweep.throwFailures()
      },
    }),
  ]
}
