import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { expireBills, sweepOfBills } from "./expire-bills.ts"

const everyMs = 60_000

/** Expires bills whose time is over, every minute. */
export function keepBills(services: Services, handlers: BillHandlerTable): Repeated {
  const { log } = services
  const sweep = sweepOfBills(services)
  const expire = async (): Promise<void> => {
    const expired = await expireBills(services, handlers, sweep)
    if (expired > 0) log.info({ expired }, "expired bills")
  }
  return repeat(expire, { everyMs, failure: "bills could not be expired", log })
}
