import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { completeDueOrders, sweepOfOrders } from "./deliver-order.ts"
import { notifyPartRefunds, sweepOfPartRefunds } from "./notify-part-refunds.ts"
import { saveOrderedPictures } from "./save-ordered-pictures.ts"
import { sweepOfPayouts, tellPayouts } from "./undo-payout.ts"
import { forgetReceivers, sweepOfReceivers } from "./order-data.ts"

/**
 * Completes orders whose time is up, tells sellers of payouts and part refunds, and deletes erased buyers' remaining data. Orders expire with their
 * bills.
 */
export function ordersJobs(services: Services): Job[] {
  const { log } = services
  const [orders, receivers] = [sweepOfOrders(services), sweepOfReceivers(services)]
  const [payouts, parts] = [sweepOfPayouts(services), sweepOfPartRefunds(services)]
  let areOldKept = false
  const saveOld = async (): Promise<void> => {
    if (!areOldKept) await saveOrderedPictures(services)
    areOldKept = true
  }
  const complete = async (): Promise<void> => {
    const completed = await completeDueOrders(services, orders)
    if (completed > 0) log.info({ completed }, "completed orders")
    orders.throwFailures()
  }
  const forget = async (): Promise<void> => {
    const forgotten = await forgetReceivers(services, receivers)
    if (forgotten > 0) log.info({ forgotten }, "forgot receivers of erased buyers")
    receivers.throwFailures()
  }
  const tellOfPayouts = async (): Promise<void> => {
    await tellPayouts(services, payouts)
    payouts.throwFailures()
  }
  const tellOfParts = async (): Promise<void> => {
    await notifyPartRefunds(services, parts)
    parts.throwFailures()
  }
  return [
    defineRound({
      name: "complete-orders",
      everyMinutes: 5,
      longestSeconds: 1_800,
      work: () => doAll([saveOld, complete, forget]),
    }),
    defineRound({
      name: "tell-payouts",
      everyMinutes: 1,
      longestSeconds: 600,
      work: () => doAll([tellOfPayouts, tellOfParts]),
    }),
  ]
}
