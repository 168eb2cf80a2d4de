import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { completeDueOrders, sweepOfOrders } from "./deliver-order.ts"
import { keepOrderedPictures } from "./keep-ordered-pictures.ts"
import { forgetReceivers, sweepOfReceivers } from "./order-data.ts"

const everyMs = 300_000

/**
 * Completes orders whose time is over and forgets what is left of erased buyers, every five minutes. Expiry is that of
 * their bills.
 */
export function keepOrders(services: Services): Repeated {
  const { log } = services
  const [orders, receivers] = [sweepOfOrders(services), sweepOfReceivers(services)]
  let areOldKept = false
  const keepOld = async (): Promise<void> => {
    if (!areOldKept) await keepOrderedPictures(services)
    areOldKept = true
  }
  const complete = async (): Promise<void> => {
    const completed = await completeDueOrders(services, orders)
    if (completed > 0) log.info({ completed }, "completed orders")
  }
  const forget = async (): Promise<void> => {
    const forgotten = await forgetReceivers(services, receivers)
    if (forgotten > 0) log.info({ forgotten }, "forgot receivers of erased buyers")
  }
  return repeat([keepOld, complete, forget], { everyMs, failure: "orders could not be looked after", log })
}
