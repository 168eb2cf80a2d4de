import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { completeDueOrders } from "./deliver-order.ts"

const everyMs = 300_000

/** Completes shipped orders whose time is over, every five minutes. Expiry is that of their bills. */
export function keepOrders(services: Services): Repeated {
  const { log } = services
  const complete = async (): Promise<void> => {
    const completed = await completeDueOrders(services)
    if (completed > 0) log.info({ completed }, "completed shipped orders")
  }
  return repeat(complete, { everyMs, failure: "orders could not be completed", log })
}
