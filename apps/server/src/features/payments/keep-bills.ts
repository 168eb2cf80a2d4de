import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "./bill-handlers.ts"
import { expireBills } from "./expire-bills.ts"

const everyMs = 60_000

/** Expires bills whose time is over, every minute. */
export function keepBills(services: Services, handlers: BillHandlerTable): { stop(): Promise<void> } {
  const { log } = services
  let running: Promise<void> | null = null
  const look = async (): Promise<void> => {
    try {
      const expired = await expireBills(services, handlers)
      if (expired > 0) log.info({ expired }, "expired bills")
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "bills could not be expired")
    } finally {
      running = null
    }
  }
  const timer = setInterval(() => {
    running ??= look()
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
