import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import type { Counter } from "./counter.ts"
import { expireCounts, storeCounts } from "./store-counts.ts"

const storeMs = 5_000
const expireMs = 3_600_000

/** Stores every few seconds and at the end what was counted, and deletes every hour what is too old. */
export function keepCounted(services: Services, counter: Counter): Repeated {
  const { log } = services
  const storing = repeat(() => storeCounts(services, counter), {
    everyMs: storeMs,
    failure: "counts could not be stored",
    log,
  })
  const expiring = repeat(() => expireCounts(services), {
    everyMs: expireMs,
    failure: "old counts could not be deleted",
    log,
  })
  return {
    async stop() {
      await Promise.all([storing.stop(), expiring.stop()])
      try {
        await storeCounts(services, counter)
      } catch (error) {
        // The database is gone before us: the last seconds are.
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "counts were lost")
      }
    },
  }
}
