import type { Job } from "../../jobs/job.ts"
import type { Services } from "../../platform/services.ts"
import { sweepOldFeedback } from "./schedule-feedback.ts"
import { publishScheduled } from "./publish-content.ts"

/** Publishes scheduled articles, and deletes old messages of visitors. */
export const contentJobs = (services: Services): Job[] => [
  publishScheduled(services),
  sweepOldFeedback(services),
]
