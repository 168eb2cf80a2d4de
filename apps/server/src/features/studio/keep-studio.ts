import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { emptyOldTrash } from "./change-project.ts"
import { sweepHandOffs } from "./hand-off.ts"

const everyMs = 600_000

/** Empties the trash of what has lain there for its time, and sweeps spent tokens, now and then. */
export function keepStudio(services: Pick<Services, "database" | "clock" | "log">): Repeated {
  const { database, clock, log } = services
  const sweep = async (): Promise<void> => {
    const projects = await emptyOldTrash(services)
    if (projects > 0) log.info({ projects }, "emptied the trash of the studio")
    await sweepHandOffs(database.db, clock.now())
  }
  return repeat(sweep, { everyMs, failure: "the studio could not be swept", log })
}
