import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { completeDueOrders } from "./deliver-order.ts"
import { keepOrderedPictures } from "./keep-ordered-pictures.ts"
import { forgetReceivers } from "./order-data.ts"

const everyMs = 300_000

/**
 * Completes orders whose time is over and forgets what is left of erased buyers, every five minutes. Expiry is that of
 * their bills.
 */
export function keepOrders(services: Services): Repeated {
  const { log } = services
  let areOldKept = false
  const complete = async (): Promise<void> => {
    if (!areOldKept) await keepOrderedPictures(services)
    areOldKept = true
    const completed = await completeDueOrders(services)
    if (completed > 0) log.info({ completed }, "completed orders")
    const forgotten = await forgetReceivers(services)
    if (forgotten > 0) log.info({ forgotten }, "forgot receivers of erased buyers")
  }
  return repeat(complete, { everyMs, failure: "orders could not be completed", log })
}
