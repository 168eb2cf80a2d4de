import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import type { Counter } from "./counter.ts"
import { storeCounts } from "./store-counts.ts"

const storeMs = 5_000

/** Stores this process's counts every few seconds and at its end: no other process could. */
export function scheduleCounts(services: Services, counter: Counter): Repeated {
  const { log } = services
  const storing = repeat(() => storeCounts(services, counter), {
    everyMs: storeMs,
    failure: "counts could not be stored",
    log,
  })
  return {
    async stop() {
      await storing.stop()
      try {
        await storeCounts(services, counter)
      } catch (error) {
        // The database stopped before us: the last seconds are lost.
        log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "counts were lost")
      }
    },
  }
}
