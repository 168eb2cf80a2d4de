import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { emptyOldTrash, sweepOfTrash } from "./change-project.ts"
import { sweepHandOffs } from "./hand-off.ts"

/** Empties the trash of what has lain there for its time, and sweeps spent tokens. */
export function studioJobs(services: Pick<Services, "database" | "clock" | "log">): Job[] {
  const { database, clock, log } = services
  const sweep = sweepOfTrash(services)
  const emptyTrash = async (): Promise<void> => {
    const accounts = await emptyOldTrash(services, sweep)
    if (accounts > 0) log.info({ accounts }, "emptied the trash of the studio")
    sweep.throwFailures()
  }
  return [
    defineRound({
      name: "sweep-studio",
      everyMinutes: 10,
      longestSeconds: 1_800,
      work: () => doAll([emptyTrash, () => sweepHandOffs(database.db, clock.now())]),
    }),
  ]
}
