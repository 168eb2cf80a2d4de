import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { deleteForgottenUploads, deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"

const lookMs = 60_000
/** Looking through all files takes long where there are many. */
const strayMs = 86_400_000

/** Deletes every minute what nobody uses any more, and once a day what was left by accident. */
export function keepSwept(
  services: Pick<Services, "database" | "files" | "clock" | "log">,
  everyMs = lookMs,
): Repeated {
  const { clock, log } = services
  let strayAt = clock.now().getTime() + strayMs * Math.random()
  const sweep = async (): Promise<void> => {
    const uploads = await deleteForgottenUploads(services)
    const files = await deleteGoneFiles(services)
    if (uploads + files > 0) log.info({ uploads, files }, "swept uploads")
    if (clock.now().getTime() < strayAt) return
    strayAt = clock.now().getTime() + strayMs
    const stray = await deleteStrayFiles(services)
    if (stray) log.warn({ files: stray }, "swept files without a row")
  }
  return repeat(sweep, { everyMs, failure: "uploads could not be swept", log })
}
