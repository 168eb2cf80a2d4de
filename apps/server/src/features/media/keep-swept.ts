import { repeat, type Repeated } from "../../platform/repeat.ts"
import type { Services } from "../../platform/services.ts"
import { createFileSweeps, deleteForgottenUploads, deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"

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
  const sweeps = createFileSweeps(services)
  const sweepUploads = async (): Promise<void> => {
    const uploads = await deleteForgottenUploads(services, sweeps)
    if (uploads > 0) log.info({ uploads }, "swept uploads")
  }
  const sweepFiles = async (): Promise<void> => {
    const files = await deleteGoneFiles(services, sweeps)
    if (files > 0) log.info({ files }, "swept files")
  }
  const sweepStray = async (): Promise<void> => {
    if (clock.now().getTime() < strayAt) return
    strayAt = clock.now().getTime() + strayMs
    const stray = await deleteStrayFiles(services)
    if (stray) log.warn({ files: stray }, "swept files without a row")
  }
  return repeat([sweepUploads, sweepFiles, sweepStray], {
    everyMs,
    failure: "uploads could not be swept",
    log,
  })
}
