import { defineRound, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { deliverPaid, sweepOfDeliveries } from "./deliver-paid.ts"
import { expireBills, sweepOfBills } from "./expire-bills.ts"
import { sweepOfRefunds, notifyRefunds, tellMadeRefunds } from "./notify-refunds.ts"

/** Expires due bills, gives what paid ones have bought, and notifies payers of refunds. */
export function paymentsJobs(services: Services, handlers: BillHandlerTable): Job[] {
  const sweep = sweepOfBills(services)
  const deliveries = sweepOfDeliveries(services)
  const refunds = sweepOfRefunds(services)
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
    defineRound({
      name: "deliver-paid",
      everyMinutes: 1,
      longestSeconds: 600,
      async work() {
        await deliverPaid(services, handlers, deliveries)
        deliveries.throwFailures()
      },
    }),
    defineRound({
      name: "tell-refunds",
      everyMinutes: 1,
      longestSeconds: 600,
      async work() {
        await notifyRefunds(services, refunds)
        await tellMadeRefunds(services, refunds)
        refunds.throwFailures()
      },
    }),
  ]
}
