import type { PersonalData } from "../../platform/personal-data.ts"
import { sweepUses } from "../../platform/limits/count-use.ts"
import type { Services } from "../../platform/services.ts"
import { eraseDueAccounts } from "./erase-accounts.ts"
import { sweepSessions } from "./sessions.ts"

const everyMs = 600_000

/** Erases accounts whose waiting time is over and sweeps what nobody can use any more, now and then. */
export function keepAccounts(
  services: Services,
  registry: readonly PersonalData[],
): { stop(): Promise<void> } {
  const { database, clock, log } = services
  let running: Promise<void> | null = null
  const look = async (): Promise<void> => {
    try {
      const erased = await eraseDueAccounts(services, registry)
      if (erased > 0) log.info({ erased }, "erased accounts")
      await sweepSessions(database.db, clock.now())
      await sweepUses({ db: database.db, clock })
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "accounts could not be swept")
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
