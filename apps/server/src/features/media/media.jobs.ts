import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { makeWaitingModels } from "./make-models.ts"
import { createFileSweeps, deleteForgottenUploads, deleteGoneFiles, deleteStrayFiles } from "./sweep-files.ts"

/** Makes models smaller, and deletes unused uploads, files of deleted rows and stray files. */
export function mediaJobs(services: Services): Job[] {
  const { log } = services
  const sweeps = createFileSweeps(services)
  const sweepUploads = async (): Promise<void> => {
    const uploads = await deleteForgottenUploads(services, sweeps)
    if (uploads > 0) log.info({ uploads }, "swept uploads")
    sweeps.uploads.throwFailures()
  }
  const sweepFiles = async (): Promise<void> => {
    const files = await deleteGoneFiles(services, sweeps)
    if (files > 0) log.info({ files }, "swept files")
    sweeps.files.throwFailures()
  }
  return [
    defineRound({
      name: "make-models",
      everyMinutes: 1,
      longestSeconds: 3_600,
      work: ({ signal }) => makeWaitingModels(services, signal),
    }),
    defineRound({
      name: "sweep-files",
      everyMinutes: 1,
      longestSeconds: 1_800,
      work: () => doAll([sweepUploads, sweepFiles]),
    }),
    defineRound({
      name: "sweep-stray-files",
      // Looking through all files takes long where there are many.
      everyMinutes: 360,
      longestSeconds: 6 * 3_600,
      async work() {
        const stray = await deleteStrayFiles(services)
        if (stray) log.warn({ files: stray }, "swept files without a row")
      },
    }),
  ]
}
