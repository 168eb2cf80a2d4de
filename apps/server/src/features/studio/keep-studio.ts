import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { emptyOldTrash, sweepOfTrash } from "./change-project.ts"
import { sweepHandOffs } from "./hand-off.ts"

const everyMs = 600_000

/** Empties the trash of what has lain there for its time, and sweeps spent tokens, now and then. */
export function keepStudio(services: Pick<Services, "database" | "clock" | "log">): Repeated {
  const { database, clock, log } = services
  const sweep = sweepOfTrash(services)
  const emptyTrash = async (): Promise<void> => {
    const accounts = await emptyOldTrash(services, sweep)
    if (accounts > 0) log.info({ accounts }, "emptied the trash of the studio")
  }
  return repeat([emptyTrash, () => sweepHandOffs(database.db, clock.now())], {
    everyMs,
    failure: "the studio could not be swept",
    log,
  })
}
