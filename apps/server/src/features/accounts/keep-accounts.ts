import { sweepUses } from "../../platform/limits/count-use.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { sweepBrowsers } from "./askers.ts"
import { eraseDueAccounts, sweepOfErasures } from "./erase-accounts.ts"
import { sweepSessions } from "./sessions.ts"
import { sweepCodes } from "./verification-codes.ts"

const everyMs = 600_000

/** Erases accounts whose waiting time is over and sweeps what nobody can use any more, now and then. */
export function keepAccounts(services: Services, registry: readonly PersonalData[]): Repeated {
  const { database, clock, log } = services
  const sweep = sweepOfErasures(services)
  const erase = async (): Promise<void> => {
    const erased = await eraseDueAccounts(services, registry, sweep)
    if (erased > 0) log.info({ erased }, "erased accounts")
  }
  const works = [
    erase,
    () => sweepSessions(database.db, clock.now()),
    () => sweepCodes(database.db, clock.now()),
    () => sweepBrowsers(database.db, clock.now()),
    () => sweepUses({ db: database.db, clock }),
  ]
  return repeat(works, { everyMs, failure: "accounts could not be swept", log })
}
