import { defineRound, doAll, type Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import type { BillHandlerTable } from "../payments/payments.public.ts"
import { createApplicationSweeps, lapseApplications, removeOldPictures } from "./schedule-applications.ts"

/** Ends rejected applications that were not sent again in time, and deletes pictures of documents. */
export function applicationsJobs(services: Services, handlers: BillHandlerTable): Job[] {
  const { log } = services
  const sweeps = createApplicationSweeps(services)
  const lapse = async (): Promise<void> => {
    const lapsed = await lapseApplications(services, handlers, sweeps)
    if (lapsed > 0) log.info({ lapsed }, "ended applications")
    sweeps.applications.throwFailures()
  }
  const remove = async (): Promise<void> => {
    const removed = await removeOldPictures(services, sweeps)
    if (removed > 0) log.info({ removed }, "removed pictures of applications")
    sweeps.pictures.throwFailures()
  }
  return [
    defineRound({
      name: "lapse-applications",
      everyMinutes: 10,
      longestSeconds: 1_800,
      work: () => doAll([lapse, remove]),
    }),
  ]
}
