import type { Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { distributeMessages } from "./distribute.ts"
import { notifyStaff } from "./notify-staff.ts"

/** Distributes messages to many, and notifies staff of waiting items. */
export const notificationsJobs = (services: Services): Job[] => [
  distributeMessages(services),
  notifyStaff(services),
]
