import type { Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { distributeMessages } from "./distribute.ts"
import { notifyStaff } from "./notify-staff.ts"

/** Writes to many at once, and to staff for whom something waits. */
export const notificationsJobs = (services: Services): Job[] => [
  distributeMessages(services),
  notifyStaff(services),
]
