import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import { sweepUses } from "../../platform/limits/count-use.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import type { Services } from "../../platform/services.ts"
import { sweepBrowsers } from "./askers.ts"
import { eraseDueAccounts, sweepOfErasures } from "./erase-accounts.ts"
import { sweepSessions } from "./sessions.ts"
import { sweepCodes } from "./verification-codes.ts"

/** Erases accounts whose waiting time is over, and deletes expired sessions, codes and counts. */
export function accountsJobs(services: Services, registry: readonly PersonalData[]): Job[] {
  const { database, clock, log } = services
  const erasures = sweepOfErasures(services)
  return [
    defineRound({
      name: "erase-accounts",
      everyMinutes: 10,
      longestSeconds: 1_800,
      async work() {
        const erased = await eraseDueAccounts(services, registry, erasures)
        if (erased > 0) log.info({ erased }, "erased accounts")
        erasures.throwFailures()
      },
    }),
    defineRound({
      name: "sweep-accounts",
      everyMinutes: 10,
      longestSeconds: 600,
      work: () =>
        doAll([
          () => sweepSessions(database.db, clock.now()),
          () => sweepCodes(database.db, clock.now()),
          () => sweepBrowsers(database.db, clock.now()),
          () => sweepUses({ db: database.db, clock }),
        ]),
    }),
  ]
}
